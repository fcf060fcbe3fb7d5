import { nearestName } from '../readers/nearest.ts';
import { Problem, type ProblemLocation } from '../readers/problem.ts';
import { quote } from '../readers/quote.ts';

const MOST_LISTED = 10;

/** The id of a run where it is written. */
export interface NamedRun {
  readonly id: string;
  readonly at: ProblemLocation;
}

/** The runs that one may name. */
export interface NameableRuns {
  /** Ids of all runs of the site. */
  readonly published: readonly string[];
  /** Ids of those that the comparison is about; null where any published run will do. */
  readonly compared: readonly string[] | null;
}

/** What is wrong with runs that are named together, at most one problem for each. */
export function runIdProblems(named: readonly NamedRun[], runs: NameableRuns): Problem[] {
  return named.flatMap((run, index) => {
    const repeated = named.slice(0, index).some(({ id }) => id === run.id);
    const problem = runIdProblem(run, runs);
    if (problem !== null) return [problem];
    return repeated
      ? [new Problem(`Run ${quote(run.id)} is named twice.`, 'Keep one of the two.', run.at)]
      : [];
  });
}

function runIdProblem({ id, at }: NamedRun, { published, compared }: NameableRuns): Problem | null {
  if (!published.includes(id)) return unknownRun({ id, at }, published);
  if (compared === null || compared.includes(id)) return null;
  return new Problem(
    `Run ${quote(id)} is not one of the runs compared here.`,
    `Those are ${compared.join(', ')}. Use one of them, or add this one to runs.`,
    at,
  );
}

function unknownRun({ id, at }: NamedRun, published: readonly string[]): Problem {
  const nearest = nearestName(id, published);
  if (nearest !== null) return new Problem(`Unknown run ${quote(id)}. Nearest: "${nearest}".`, null, at);
  return new Problem(`Unknown run ${quote(id)}.`, publishedHint(published), at);
}

function publishedHint(published: readonly string[]): string {
  if (published.length === 0) return 'No run is published.';
  const left = published.length - MOST_LISTED;
  const listed = published.slice(0, MOST_LISTED).join(', ');
  return left > 0 ? `Published are ${listed} and ${left} more.` : `Published are ${listed}.`;
}
