import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { renderAsync } from '@resvg/resvg-js';

/** Packages are found from the project: a build moves this file elsewhere. */
const require = createRequire(resolve('package.json'));

const packages = [
  require.resolve('@resvg/resvg-js/package.json'),
  require.resolve('@expo-google-fonts/inter/package.json'),
] as const;

/** Whatever changes how the same SVG is drawn: the renderer and the font, by their versions. */
const drawnBy = packages.map((file) => readFileSync(file, 'utf8'));

/** The weights that cards use. */
const fontFiles = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((weight) =>
  join(dirname(packages[1]), weight, `Inter_${weight}.ttf`),
);

/** Writing systems that Inter has; others are drawn with the fonts of the machine. */
const WITHIN_INTER =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {
      fontFiles,
      // Reading them takes longer than drawing a card.
      loadSystemFonts: !WITHIN_INTER.test(svg),
      defaultFontFamily: 'Inter',
    },
  });
  return image.asPng();
}

/**
 * A card as PNG. It is kept below node_modules/.cache by what it is drawn from, so that a build draws only the cards
 * that changed.
 */
export async function cardPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const folder = resolve('node_modules/.cache/cards');
  const key = createHash('sha256')
    .update([...drawnBy, svg].join('\n'))
    .digest('hex');
  const file = join(folder, `${key}.png`);
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const png = await draw(svg);
  mkdirSync(folder, { recursive: true });
  // Builds can run at once: a card is there whole or not at all.
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, png);
  renameSync(unfinished, file);
  return new Uint8Array(png);
}
