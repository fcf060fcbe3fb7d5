import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { nearestName } from '../readers/nearest.ts';
import { placeInText, type FileText } from '../readers/place-in-text.ts';
import { Problem, type ProblemLocation } from '../readers/problem.ts';
import { quote } from '../readers/quote.ts';
import { attributeValues } from './attribute-values.ts';
import { comparisonComponents, proseElements } from './comparison-components.ts';
import { placedAttributes, type PlacedAttribute } from './placed-attributes.ts';
import { runIdProblems, type NameableRuns, type NamedRun } from './run-id-problems.ts';

const components = new Map<string, readonly string[]>(Object.entries(comparisonComponents));
const runAttributes = ['run', 'runs', 'baseline'];

/** What is wrong with a component, or with an HTML element, that stands in the prose of a comparison. */
export function elementProblems(
  { file, text }: FileText,
  element: MdxJsxFlowElement | MdxJsxTextElement,
  runs: NameableRuns,
): Problem[] {
  const { name, position } = element;
  // What an element names is not looked for behind it.
  const source = { file, text: text.slice(0, position?.end.offset) };
  const own = name === null ? undefined : components.get(name);
  // A fragment, "<>", has no name.
  if (own === undefined && name !== null && !proseElements.has(name)) {
    return [unknownElement(name, placeInText(source, position?.start.offset ?? 0))];
  }
  return placedAttributes(source.text, element).flatMap((attribute) => {
    const code = attribute.isCode ? [codeProblem(source, attribute)] : [];
    if (name === null || own === undefined) return code;
    return [
      ...code,
      ...unknownAttribute(source, attribute, { component: name, own }),
      ...runProblems(source, attribute, runs),
      ...valueProblems(source, attribute, own),
    ];
  });
}

function unknownElement(name: string, at: ProblemLocation): Problem {
  const names = [...components.keys()];
  const nearest = nearestName(name, [...names, ...proseElements]);
  const hint = nearest === null ? `Known are ${names.join(', ')}.` : `Did you mean <${nearest}>?`;
  return new Problem(`Unknown component <${name}>.`, hint, at);
}

function codeProblem(source: FileText, { name, start }: PlacedAttribute): Problem {
  const at = placeInText(source, start);
  return name === null
    ? new Problem('Attributes from code have no place in a comparison.', 'Write each of them.', at)
    : new Problem(`The value of ${name} is code.`, `Write it as text: ${name}="…".`, at);
}

function unknownAttribute(
  source: FileText,
  { name, start }: PlacedAttribute,
  { component, own }: { component: string; own: readonly string[] },
): Problem[] {
  const known = [...own, ...runAttributes];
  if (name === null || known.includes(name)) return [];
  const nearest = nearestName(name, known);
  const hint = nearest === null ? `Known are ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  return [new Problem(`Unknown attribute "${name}" of <${component}>.`, hint, placeInText(source, start))];
}

function valueProblems(
  source: FileText,
  { name, value, isCode, start, valueStart }: PlacedAttribute,
  own: readonly string[],
): Problem[] {
  const values = name !== null && own.includes(name) ? attributeValues.get(name) : undefined;
  if (values === undefined || isCode || (value !== null && values.accepts.test(value))) return [];
  const message = value === null ? `${name ?? ''} has no value.` : `${name ?? ''} is ${quote(value)}.`;
  return [
    new Problem(message, `Write ${values.hint}.`, placeInText(source, value === null ? start : valueStart)),
  ];
}

function runProblems(source: FileText, attribute: PlacedAttribute, runs: NameableRuns): Problem[] {
  const { name, value, isCode, start } = attribute;
  if (name === null || !runAttributes.includes(name) || isCode) return [];
  if (value !== null) {
    const ids = (name === 'runs' ? value.split(',') : [value]).map((id) => id.trim());
    return runIdProblems(placedIds(source, attribute, ids), runs);
  }
  const hint = 'Write the id of a run, in quotes.';
  return [new Problem(`${name} has no value.`, hint, placeInText(source, start))];
}

/** One that is not written as it reads, such as with a character reference, is placed where its attribute begins. */
function placedIds(
  source: FileText,
  { start, valueStart }: PlacedAttribute,
  ids: readonly string[],
): NamedRun[] {
  let from = valueStart;
  return ids.map((id) => {
    const found = source.text.indexOf(id, from);
    if (found >= 0) from = found + id.length + 1;
    return { id, at: placeInText(source, found < 0 ? start : found) };
  });
}
