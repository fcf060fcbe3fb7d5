import { plain, strong } from '../../figures/comparison/text-part.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import { SEPARATOR } from '../run-description.ts';
import { stacked, type Block } from './block.ts';
import { noticeBlock } from './notice-block.ts';

const concernsFigures = ({ cells, prefillContexts }: Finding): boolean =>
  cells.length > 0 || prefillContexts.length > 0;

/** Cautions below the figures: those that mark some of them in full, with the dot; the others by their titles, on one line. */
export function findingsBlock(found: readonly Finding[], width: number): Block {
  const cautions = found.filter(({ severity }) => severity === 'caution');
  const told = cautions.filter(concernsFigures);
  const titles = cautions.filter((finding) => !concernsFigures(finding)).map(({ title }) => title);
  const boxes = told.map(({ title, sentence }) =>
    noticeBlock(
      { parts: [strong(`${title}.`), plain(` ${sentence}`)], marked: true, look: 'finding' },
      width,
    ),
  );
  const rest =
    titles.length === 0
      ? []
      : [noticeBlock({ parts: [strong(titles.join(SEPARATOR))], marked: false, look: 'finding' }, width)];
  return stacked([...boxes, ...rest], 6);
}
