import { markdownToMdast, type MdastNode } from 'satteri';

const options = { features: { frontmatter: false } };

/** The text that a reader of the rendered Markdown sees below a node: comments and tags are not text. */
export function shownText(node: MdastNode): string {
  if (node.type === 'html') return '';
  if ('children' in node) return node.children.map(shownText).join('');
  return 'value' in node ? node.value : '';
}

/** The text that a reader of the rendered Markdown sees, blocks one behind the other. */
export function shownIn(markdown: string): string {
  return shownText(markdownToMdast(markdown, options));
}

/** All nodes of Markdown read by GitHub's rules, from the outermost inwards. */
export function nodesOf(markdown: string): readonly MdastNode[] {
  const below = (node: MdastNode): MdastNode[] =>
    'children' in node ? [node, ...node.children.flatMap(below)] : [node];
  return below(markdownToMdast(markdown, options));
}

/** The tables of a text, as what each cell shows. */
export function tablesOf(markdown: string): readonly (readonly (readonly string[])[])[] {
  return nodesOf(markdown).flatMap((node) =>
    node.type === 'table' ? [node.children.map((row) => row.children.map(shownText))] : [],
  );
}

/** The blocks of code of a text. */
export function codeOf(markdown: string): readonly string[] {
  return nodesOf(markdown).flatMap((node) => (node.type === 'code' ? [node.value] : []));
}

/** Where its links lead. */
export function linksOf(markdown: string): readonly string[] {
  return nodesOf(markdown).flatMap((node) => (node.type === 'link' ? [node.url] : []));
}
