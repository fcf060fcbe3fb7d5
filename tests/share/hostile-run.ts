import type { Run } from '../../src/run/run.ts';
import { kimi } from '../figures/golden-runs.ts';

/** What a name may hold that acts in some output: Markdown, HTML, GitHub, spreadsheets, TeX, the direction of text. */
export const HOSTILE_NAME =
  '=A|B `c` **d** _e_ <script>alert("f\'s")</script> [g](http://h.example/i_j) \u202Ek\u2066 @l #1 $m$ \\| {n} & 100% ~~o~~ :p: www.q_r.example\n--- | ---';

/** The same on one line, with what nobody sees spelt out: how every output shows it. */
export const HOSTILE_NAME_SHOWN = HOSTILE_NAME.replaceAll('\n', ' ')
  .replaceAll('\u202E', '[U+202E]')
  .replaceAll('\u2066', '[U+2066]');

/** A command whose lines and backticks would end a block of code. */
export const HOSTILE_COMMAND =
  'vllm serve "m|n" \\\n  --a `b` <script>\n```\n````sh\n\u200F--c \'d\' $HOME </details>';

/** A run of which every text is hostile. */
export const hostileRun: Run = {
  ...kimi,
  title: `${HOSTILE_NAME} on ${HOSTILE_NAME} ×8`,
  model: { name: HOSTILE_NAME, servedName: HOSTILE_NAME, revision: HOSTILE_NAME },
  hardware: {
    ...kimi.hardware,
    gpu: HOSTILE_NAME,
    additional: [{ label: HOSTILE_NAME, value: HOSTILE_NAME }],
  },
  engine: { ...kimi.engine, name: HOSTILE_NAME, repository: HOSTILE_NAME },
  launchCommand: HOSTILE_COMMAND,
  publication: { author: HOSTILE_NAME, via: HOSTILE_NAME, measuredAt: '2026-09-17T20:47:00Z' },
  prefill: kimi.prefill.map((point) => ({ ...point, contextLabel: `${HOSTILE_NAME} ${point.contextLabel}` })),
  decode: kimi.decode.map((cell) => ({ ...cell, contextLabel: `${HOSTILE_NAME} ${cell.contextLabel}` })),
};
