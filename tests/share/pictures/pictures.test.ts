import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { missingFigureText } from '../../../src/display/decode-cell-text.ts';
import {
  formatDecodeRate,
  formatMilliseconds,
  formatPrefillRate,
} from '../../../src/display/quantity-text.ts';
import { isMeasuredDecode, isMeasuredPrefill } from '../../../src/figures/measured.ts';
import type { Run } from '../../../src/run/run.ts';
import { comparisonCard } from '../../../src/share/pictures/comparison-card.ts';
import { decodePicture } from '../../../src/share/pictures/decode-picture.ts';
import { prefillPicture } from '../../../src/share/pictures/prefill-picture.ts';
import { ratioPicture } from '../../../src/share/pictures/ratio-picture.ts';
import { runCard } from '../../../src/share/pictures/run-card.ts';
import { inkling, kimi } from '../../figures/golden-runs.ts';
import { measuredCell, overCapacityCell, syntheticRun } from '../../figures/synthetic-run.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { elementNames, pictureProse, pictureTexts } from './picture-text.ts';

const options = { scheme: 'auto', address: 'https://bench.example.org/runs/x/' } as const;
const comparison = {
  slug: 'kimi-vs-inkling',
  title: 'Kimi and Inkling',
  runs: [kimi, inkling],
  baseline: kimi.id,
};

/** How often a text stands in a picture. */
const count = (texts: readonly string[], text: string): number =>
  texts.filter((each) => each === text).length;

describe.each([kimi, inkling])('the decode picture of $id', (run) => {
  const texts = pictureTexts(decodePicture(run, options));

  test('has the figures of every cell, as often as the run', () => {
    const figures = run.decode.filter(isMeasuredDecode).map((cell) => formatDecodeRate(cell.decodeTokPerSec));
    expect(figures.length).toBeGreaterThan(15);
    for (const figure of figures) expect(count(texts, figure)).toBe(count(figures, figure));
    const waits = run.decode
      .filter(isMeasuredDecode)
      .map((cell) => `${formatMilliseconds(cell.ttftMs ?? 0)} ms`);
    for (const wait of waits) expect(count(texts, wait)).toBe(count(waits, wait));
  });

  test('says of every cell without figures why, in words', () => {
    const missing = run.decode.filter((cell) => !isMeasuredDecode(cell));
    expect(missing.length).toBeGreaterThan(10);
    expect(new Set(missing.map(missingFigureText))).toEqual(new Set(['Over capacity']));
    const words = texts.join(' ').split('Over capacity').length - 1;
    expect(words).toBe(missing.length);
  });
});

test('the decode picture has its literal figures, labels, findings, source and date', () => {
  const texts = pictureTexts(decodePicture(inkling, options));
  expect(texts.slice(0, 3)).toEqual([
    'Inkling-Small',
    'H200 SXM 141GB ×8',
    'vllm 0.29.0\u00a0· BF16\u00a0· llm-inference-bench 0.6.2',
  ]);
  for (const text of ['Sustained decode, tok/s', '135.5', '50 ms', '7,302.0', '1,044 ms', '1019K', '128'])
    expect(texts).toContain(text);
  const prose = pictureProse(decodePicture(inkling, options));
  expect(prose).toContain('Source: inkling-small-h200x8.txt, lines 94–157 · sha256 640a571b15e3');
  expect(prose).toContain('measured Sep 17, 2026 by keennay');
  expect(prose).toContain(
    'llm-inference-bench 0.6.2, 30 s per measurement · https://bench.example.org/runs/x/',
  );
  const kimiProse = pictureProse(decodePicture(kimi, options));
  expect(kimiProse).toContain(
    'Cliff at 128K. One request falls from 23.7 to 10.1 tok/s between 64K and 128K.',
  );
  expect(kimiProse).toContain('Served under another name · Speculative decoding is on · Eager mode');
  expect(kimiProse).toContain('date not given');
});

test('the cells that a finding concerns carry a dot, and so do its lines and the legend', () => {
  const dots = (svg: string): number => svg.split('<circle').length - 1;
  // Two cells, the legend, and the box of the cliff.
  expect(dots(decodePicture(kimi, options))).toBe(4);
  expect(dots(decodePicture(inkling, options))).toBe(0);
  // Six of nine points, and the boxes of two findings.
  expect(dots(prefillPicture(inkling, options))).toBe(8);
});

test.each([kimi, inkling])('the prefill picture of $id has both figures of every point', (run) => {
  const svg = prefillPicture(run, options);
  const texts = pictureTexts(svg);
  const points = run.prefill.filter(isMeasuredPrefill);
  expect(points.length).toBeGreaterThan(5);
  for (const point of points) {
    expect(texts).toContain(point.contextLabel);
    expect(texts).toContain(formatPrefillRate(point.prefillTokPerSec));
    expect(texts).toContain(formatMilliseconds(point.ttftMs));
  }
  expect(texts).toEqual(expect.arrayContaining(['Throughput, tok/s', 'TTFT, ms']));
});

test('the ratio picture has the verdict whole, who wins where, and every ratio', () => {
  const svg = ratioPicture(comparison, options);
  const prose = pictureProse(svg);
  expect(prose).toContain(
    'Not the same set-up. Quantization, speculative decoding, eager mode, maximum length and 3 more settings differ as well as the model: the ratios describe these two set-ups, not the two models.',
  );
  expect(prose).toContain('Inkling-Small decodes faster in all 19 cells that both measured: 3.16× in the');
  const texts = pictureTexts(svg);
  expect(texts.filter((text) => /^\d+\.\d\d×$/.test(text))).toEqual(
    '5.17× 4.62× 4.24× 3.84× 3.70× 4.41× 3.79× 3.62× 3.32× 3.06× 3.18× 3.03× 2.72× 2.57× 2.02× 1.88× 1.83× 2.73× 2.67×'.split(
      ' ',
    ),
  );
  expect(count(texts, 'neither')).toBe(10);
  expect(count(texts, 'only Inkling')).toBe(11);
  expect(texts).toContain('136 : 26.2');
  expect(prose).toContain('Source: kimi-k2.6-h200x8.txt, lines 73–120');
  expect(prose).toContain('Source: inkling-small-h200x8.txt, lines 94–157');
});

test('runs that measured different things are pictured without a ratio', () => {
  const other: Run = { ...inkling, protocol: { ...inkling.protocol, measurementKind: 'end-to-end' } };
  const given = { ...comparison, runs: [kimi, other] };
  for (const svg of [ratioPicture(given, options), comparisonCard(given, 'Site')]) {
    expect(pictureProse(svg)).toContain('no ratio');
    expect(pictureTexts(svg).filter((text) => text.endsWith('×'))).toEqual([]);
  }
});

test('each run beside the baseline has its own ratios', () => {
  const third: Run = { ...inkling, id: 'third', model: { ...inkling.model, name: 'Third' } };
  const prose = pictureProse(ratioPicture({ ...comparison, runs: [kimi, inkling, third] }, options));
  expect(prose).toContain('Decode throughput, Inkling-Small ÷ Kimi-K2.6');
  expect(prose).toContain('Decode throughput, Third ÷ Kimi-K2.6');
});

test('the figures below a ratio are never cut', () => {
  const twin: Run = { ...inkling, id: 'twin' };
  const texts = pictureTexts(
    ratioPicture({ ...comparison, runs: [inkling, twin], baseline: inkling.id }, options),
  );
  expect(texts).toContain('7,302 : 7,302');
  expect(texts.filter((text) => / : .*…$/.test(text))).toEqual([]);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each([
    ['decode', decodePicture(inkling, { ...options, scheme })],
    ['ratio', ratioPicture(comparison, { ...options, scheme })],
    ['mirrored ratio', ratioPicture({ ...comparison, baseline: inkling.id }, { ...options, scheme })],
  ])('every cell of the %s picture has a contrast of 4.5 : 1 or more', (_name, svg) => {
    const cells = [...svg.matchAll(/<rect [^>]*fill="(#\w{6})"[^>]*\/><text [^>]*fill="(#\w{6})"/g)];
    expect(cells.length).toBeGreaterThan(15);
    for (const [, ground = '', ink = ''] of cells)
      expect(contrastRatio(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  test('a picture has no style sheet and no colour of the other scheme', () => {
    const svg = decodePicture(kimi, { ...options, scheme });
    expect(svg).not.toContain('<style');
    expect(svg).toContain(scheme === 'light' ? '#ffffff' : '#181c20');
    expect(svg).not.toContain(scheme === 'light' ? '#181c20' : '#fbfbfa');
  });
});

const names = [
  '<script>alert(1)</script>',
  `"quoted" & 'single' </text></svg>`,
  ']]><!-- -->&lt;&#0;',
  'control\u0000\u001b[31m and \uFFFE and \uD800',
  '\u202Eright to left\u202C עברית العربية',
  'Very-Long-Name-'.repeat(40),
  '中文模型'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(40),
];

describe.each(names)('a model called %j', (name) => {
  const hostile: Run = {
    ...kimi,
    title: name,
    model: { ...kimi.model, name },
    hardware: { ...kimi.hardware, gpu: name },
    engine: { ...kimi.engine, name, quantization: name },
    publication: { ...kimi.publication, author: name },
    source: { ...kimi.source, file: name },
    launchCommand: `vllm serve "${name}" --served-model-name '${name}'`,
    prefill: kimi.prefill.map((point) => ({ ...point, statusText: name })),
  };
  const given = { ...comparison, title: name, runs: [hostile, inkling] };

  test.each([
    ['decode', decodePicture(hostile, options)],
    ['prefill', prefillPicture(hostile, options)],
    ['ratio', ratioPicture(given, options)],
    ['card', runCard(hostile, name)],
    ['comparison card', comparisonCard(given, name)],
  ])('leaves the %s picture well-formed, and brings in no element', (_picture, svg) => {
    expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
    const known = [
      'circle',
      'defs',
      'desc',
      'g',
      'pattern',
      'rect',
      'style',
      'svg',
      'text',
      'title',
      'tspan',
    ];
    expect(known).toEqual(expect.arrayContaining([...elementNames(svg)]));
    expect(svg.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });
});

test('a picture of many concurrencies is wider than 800, so that its cells can be read', () => {
  const concurrencies = Array.from({ length: 20 }, (_, index) => index + 1);
  const cells = concurrencies.flatMap((concurrency) => [
    measuredCell(8192, concurrency, { decodeTokPerSec: 1234.5 * concurrency }),
    overCapacityCell(16384, concurrency),
  ]);
  const width = Number(/width="(\d+)"/.exec(decodePicture(syntheticRun({ decode: cells }), options))?.[1]);
  expect(width).toBeGreaterThan(20 * 66);
  expect(decodePicture(kimi, options)).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="800"');
});

test('cells that failed, were left out, or did not hold their load say so', () => {
  const place = { contextLabel: '8K', contextTokens: 8192, sourceLine: 1 };
  const run = syntheticRun({
    decode: [
      measuredCell(8192, 1, { decodeTokPerSec: 20, status: 'capacity-limited' }),
      { ...place, concurrency: 2, status: 'error', statusText: 'Error', reason: 'out of memory' },
      { ...place, concurrency: 4, status: 'skipped', statusText: 'Skipped' },
      { ...place, concurrency: 8, status: 'other', statusText: 'Odd' },
      measuredCell(16384, 1, { decodeTokPerSec: 10 }),
    ],
  });
  const texts = pictureTexts(decodePicture(run, options));
  expect(texts).toEqual(
    expect.arrayContaining(['20.0', 'load not held', 'Error', 'Skipped', 'Odd', '10.0', '—']),
  );
});

test('a run without figures is pictured without them', () => {
  const empty = syntheticRun({});
  for (const svg of [decodePicture(empty, options), prefillPicture(empty, options), runCard(empty, 'Site')]) {
    expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
  }
});

test('a card has the five figures, the cautions, and whose it is', () => {
  const texts = pictureTexts(runCard(kimi, 'Speed test matrices'));
  expect(texts).toEqual(
    expect.arrayContaining([
      'Speed test matrices',
      'Kimi-K2.6',
      'H200 SXM 141GB ×8\u00a0· vllm 0.29.0\u00a0· INT4',
      '26.2 tok/s',
      '398.9 tok/s, 16K × 16',
      '18.7K tok/s, 16K',
      '251K',
      '328–393K tokens, inferred',
      'over capacity',
      'Cliff at 128K\u00a0· Speculative decoding is on\u00a0· Eager mode\u00a0· 1 more',
    ]),
  );
});
