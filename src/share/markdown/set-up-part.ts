import { markdownText } from '../markdown-text.ts';
import { engineRows, hardwareRows, protocolRows, type PanelRow } from '../panel-rows.ts';
import { markdownCode } from './markdown-code.ts';
import { markdownTable } from './markdown-table.ts';
import type { MarkdownPart, RunInMarkdown } from './run-in-markdown.ts';

/** Rows of a panel; of an address only letters that a link can hold are ever a `href`. */
const tableRows = (group: string, rows: readonly PanelRow[]): string[][] =>
  rows.map(({ label, text, href }) => {
    const shown = markdownText(text);
    return [group, markdownText(label), href === undefined ? shown : `[${shown}](${href})`];
  });

/** Hardware, engine and protocol as a table, then the launch command verbatim and the author's notes. */
export function setUpPart({ run }: RunInMarkdown): MarkdownPart {
  const table = markdownTable({
    head: ['Part', 'Setting', 'Value'],
    rows: [
      ...tableRows('Hardware', hardwareRows(run.hardware)),
      ...tableRows('Engine', engineRows(run)),
      ...tableRows('Run', protocolRows(run)),
    ],
    textColumns: 3,
  });
  const command =
    run.launchCommand === null
      ? 'The launch command was not published.'
      : `Launch command:\n\n${markdownCode(run.launchCommand, 'sh')}`;
  const { notes } = run.publication;
  const parts = [table, command, ...(notes === undefined ? [] : [`Notes: ${markdownText(notes)}`])];
  return { id: 'set-up', title: 'Set-up', body: parts.join('\n\n') };
}
