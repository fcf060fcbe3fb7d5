import { formatDecodeRate } from '../display/quantity-text.ts';
import { headline } from '../figures/headline.ts';
import type { Run } from '../run/run.ts';
import { svgText, shape } from './pictures/shape.ts';
import { textWidth } from './pictures/text-width.ts';
import { visibleText } from './visible-text.ts';

/** What a badge says: what it is about on the left, the figure on the right. */
export interface Badge {
  readonly label: string;
  readonly message: string;
}

/** Longer labels are cut: a badge stands in a line of others. */
const MOST_CHARACTERS = 60;

const HEIGHT = 20;
const PADDING = 6;
const FONT = { size: 11, family: 'Verdana, Geneva, DejaVu Sans, sans-serif' };
/** Both dark enough for white text. */
const COLORS = { label: '#444b54', message: '#0b5cad' };

function shortened(text: string): string {
  const characters = [...visibleText(text.replaceAll(/\s+/g, ' ').trim())];
  return characters.length <= MOST_CHARACTERS
    ? characters.join('')
    : `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}

/** The badge of a run: model and machine, and its highest decode throughput. */
export function runBadge(run: Run): Badge {
  const { peakDecode } = headline(run);
  return {
    label: shortened(`${run.model.name} · ${run.hardware.gpu} ×${String(run.hardware.gpuCount)}`),
    message:
      peakDecode === null
        ? 'no decode figures'
        : `${formatDecodeRate(peakDecode.decodeTokPerSec)} tok/s peak`,
  };
}

/** A badge as the endpoint of shields.io wants it. */
export interface ShieldsEndpoint extends Badge {
  readonly schemaVersion: 1;
  readonly color: string;
}

export function shieldsEndpoint(badge: Badge): ShieldsEndpoint {
  return { schemaVersion: 1, ...badge, color: COLORS.message.slice(1) };
}

/** A badge as an SVG picture, which needs no service. */
export function badgeSvg({ label, message }: Badge): string {
  const [labelWidth, messageWidth] = [label, message].map((text) => Math.ceil(textWidth(text, FONT)));
  const left = (labelWidth ?? 0) + 2 * PADDING;
  const right = (messageWidth ?? 0) + 2 * PADDING;
  const width = left + right;
  const text = (content: string, x: number) =>
    shape('text', { x, y: 14, fill: '#ffffff', 'text-anchor': 'middle' }, content);
  const title = `${label}: ${message}`;
  const picture = shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height: HEIGHT,
      viewBox: `0 0 ${String(width)} ${String(HEIGHT)}`,
      role: 'img',
      'aria-label': title,
      'font-family': FONT.family,
      'font-size': FONT.size,
    },
    shape('title', {}, title),
    shape('clipPath', { id: 'round' }, shape('rect', { width, height: HEIGHT, rx: 3 })),
    shape(
      'g',
      { 'clip-path': 'url(#round)' },
      shape('rect', { width: left, height: HEIGHT, fill: COLORS.label }),
      shape('rect', { x: left, width: right, height: HEIGHT, fill: COLORS.message }),
    ),
    text(label, left / 2),
    text(message, left + right / 2),
  );
  return `${svgText(picture, 'light')}\n`;
}
