import { mdxToMdast, type MdastNode, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import { placeInText, type FileText } from '../readers/place-in-text.ts';
import { Problem } from '../readers/problem.ts';
import { elementProblems } from './comparison-element.ts';
import type { NameableRuns } from './run-id-problems.ts';

/**
 * What is wrong with the prose of a comparison and the components in it, from the tree of the parser that Astro
 * compiles it with. Only the first mistake in MDX itself is found; without a tree nothing else is.
 *
 * Code is refused: nobody could tell beforehand which runs it names, and it would run in the build of whoever
 * publishes somebody else's text.
 */
export function comparisonBodyProblems(source: FileText, start: number, runs: NameableRuns): Problem[] {
  const { file, text } = source;
  // The frontmatter becomes blank, so that places in the prose are places in the file.
  const prose = text.slice(0, start).replaceAll(/[^\n]/g, ' ') + text.slice(start);
  const tree = readTree({ file, text: prose });
  if (tree instanceof Problem) return [tree];
  return nodesOf(tree).flatMap((node) => {
    if (isElement(node)) return elementProblems(source, node, runs);
    const at = placeInText(source, node.position?.start.offset ?? 0);
    if (node.type === 'mdxjsEsm') return [new Problem(noImport.message, noImport.hint, at)];
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
    return isComment(node.value) ? [] : [new Problem(noCode.message, noCode.hint, at)];
  });
}

const noImport = {
  message: 'An import or export has no place in a comparison.',
  hint: 'Components are there without one. A sentence must not begin with either word.',
};

const noCode = {
  message: 'Code in braces has no place in a comparison.',
  hint: 'Write text, or place a component. For the brace itself write "\\{".',
};

function isElement(node: MdastNode): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** What MDX has in place of HTML's comments. */
function isComment(code: string): boolean {
  return code.replaceAll(/\/\*.*?\*\//gs, '').trim() === '';
}

function nodesOf(node: MdastNode): MdastNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

/** "12:3: Unexpected … (mdx-jsx:unexpected-character)", its column in UTF-16 units. */
const refusal = /^(?<line>\d+):(?<column>\d+): (?<message>.*?)(?: \([a-z-]+:[a-z-]+\))?$/s;

function readTree({ file, text }: FileText): MdastNode | Problem {
  try {
    return mdxToMdast(text);
  } catch (error) {
    const found = error instanceof Error ? refusal.exec(error.message)?.groups : undefined;
    if (found === undefined) throw error;
    const { line, column, message } = found;
    const lineStart = text
      .split('\n')
      .slice(0, Number(line) - 1)
      .reduce((sum, { length }) => sum + length + 1, 0);
    const at = placeInText({ file, text }, lineStart + Number(column) - 1);
    return new Problem(`This is not MDX: ${message}.`, null, at);
  }
}
