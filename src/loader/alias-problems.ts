import { Problem } from '../readers/problem.ts';
import { quote } from '../readers/quote.ts';
import { RunIdSchema } from '../run/run.ts';
import type { RunStanding } from '../run/standing.ts';
import { runIdProblems, type NamedRun } from './run-id-problems.ts';

/** What is said of a run, each id with its place. */
export interface NamedStanding {
  readonly run: NamedRun;
  readonly status: RunStanding['status'];
  readonly reason: string;
  readonly successor: NamedRun | null;
}

/** What aliases.yaml says, each id with its place, whether or not the ids are right. */
export interface NamedAliases {
  /** Ids of all runs. */
  readonly published: readonly string[];
  readonly renamed: readonly { readonly old: NamedRun; readonly current: NamedRun }[];
  readonly standings: readonly NamedStanding[];
}

/** What is wrong with the ids of renamed runs. */
export function renamedProblems(named: NamedAliases): Problem[] {
  const { published, renamed } = named;
  const next = new Map(renamed.map(({ old, current }) => [old.id, current.id]));
  return renamed.flatMap(({ old, current }) => {
    const ofOld = oldIdProblems(old, published);
    if (published.includes(current.id) || !next.has(current.id))
      return [...ofOld, ...publishedProblems(current, named)];
    const path = pathFrom(old.id, next);
    return [...ofOld, pathProblem(path, current)];
  });
}

function oldIdProblems({ id, at }: NamedRun, published: readonly string[]): Problem[] {
  if (published.includes(id)) {
    const hint = 'Remove this line, or rename the file of the run.';
    return [new Problem(`The run ${quote(id)} is published; its address cannot lead elsewhere.`, hint, at)];
  }
  if (RunIdSchema.safeParse(id).success) return [];
  const hint = 'Write the id that the run had: letters a–z, digits, "." and "-".';
  return [new Problem(`${quote(id)} cannot have been the id of a run.`, hint, at)];
}

/** A name that leads to another old name, thus not at once to a run. */
function pathProblem(path: readonly string[], { id, at }: NamedRun): Problem {
  const last = path.at(-1) ?? id;
  if (path.indexOf(last) < path.length - 1) {
    const hint = 'Lead each old id to a published run.';
    return new Problem(`The names lead round in a circle: ${path.join(' → ')}.`, hint, at);
  }
  return new Problem(`${quote(id)} is an old id itself.`, `Use "${last}".`, at);
}

/** What is wrong with the ids of superseded and withdrawn runs, and of those to look at instead. */
export function standingProblems(named: NamedAliases): Problem[] {
  const { standings } = named;
  return standings.flatMap((standing, index) => {
    const { run, successor } = standing;
    const before = standings.slice(0, index).find((other) => other.run.id === run.id);
    const repeated =
      before === undefined
        ? []
        : [
            new Problem(
              `The run ${quote(run.id)} is ${before.status} already.`,
              'Keep one of the two.',
              run.at,
            ),
          ];
    const ofSuccessor = successor === null ? [] : successorProblems(run, successor, named);
    return [...publishedProblems(run, named), ...repeated, ...ofSuccessor];
  });
}

function successorProblems(run: NamedRun, successor: NamedRun, named: NamedAliases): Problem[] {
  const { id, at } = successor;
  if (id === run.id) {
    return [new Problem(`The run ${quote(id)} cannot succeed itself.`, 'Name another run.', at)];
  }
  const unknown = publishedProblems(successor, named);
  if (unknown.length > 0) return unknown;
  const { standings } = named;
  const next = new Map(
    standings.flatMap((each) => (each.successor === null ? [] : [[each.run.id, each.successor.id] as const])),
  );
  const path = pathFrom(run.id, next);
  if (new Set(path).size < path.length) {
    const hint = 'Let the last of them have no successor.';
    return [new Problem(`The successors lead round in a circle: ${path.join(' → ')}.`, hint, at)];
  }
  const end = standings.find((each) => each.run.id === path.at(-1));
  if (end?.status !== 'withdrawn') return [];
  const hint = 'Name a run that stands, or, of a withdrawn run, no successor.';
  return [new Problem(`The successor leads to ${quote(end.run.id)}, which is withdrawn.`, hint, at)];
}

function publishedProblems(run: NamedRun, { published, renamed }: NamedAliases): Problem[] {
  const moved = renamed.find(({ old }) => old.id === run.id && !published.includes(run.id));
  if (moved === undefined) return runIdProblems([run], { published, compared: null });
  return [new Problem(`The run ${quote(run.id)} was renamed.`, `Use "${moved.current.id}".`, run.at)];
}

/** The ids from one on, each leading to the next, up to the last or to the first that comes again. */
function pathFrom(start: string, next: ReadonlyMap<string, string>): string[] {
  const path = [start];
  for (let id = next.get(start); id !== undefined; id = next.get(id)) {
    const seen = path.includes(id);
    path.push(id);
    if (seen) return path;
  }
  return path;
}
