/*
 * The colours of src/styles/tokens.css that pictures use: a picture cannot load a style sheet. A test keeps the two equal.
 */

const pair = <Light extends string, Dark extends string>(light: Light, dark: Dark) => ({ light, dark });

/** Each token as "#rrggbb" in both schemes. */
export const palette = {
  paper: pair('#fbfbfa', '#111417'),
  card: pair('#ffffff', '#181c20'),
  ink: pair('#16191d', '#e9ecef'),
  soft: pair('#5b636e', '#a4adb7'),
  faint: pair('#6b737e', '#8a949f'),
  rule: pair('#e4e6e8', '#2a3037'),
  control: pair('#c9ced4', '#48515b'),
  accent: pair('#0b5cad', '#79b8f2'),
  'series-a': pair('#b84f14', '#f0985c'),
  'series-b': pair('#0b5cad', '#79b8f2'),
  'series-c': pair('#33722b', '#8ccb7c'),
  'series-d': pair('#7344a8', '#bda2f2'),
  'ratio-even': pair('#f1f1ef', '#2b3137'),
  'ratio-b-1': pair('#dbe9f6', '#1d3650'),
  'ratio-b-2': pair('#b3d1ec', '#1f4a70'),
  'ratio-b-3': pair('#7fb2dd', '#2c6fa8'),
  'ratio-b-4': pair('#2f7ab8', '#5aa2dc'),
  'ratio-a-1': pair('#fbe6d6', '#3f2d1e'),
  'ratio-a-2': pair('#f6c9a6', '#5d3a20'),
  'ratio-a-3': pair('#eba26d', '#96571f'),
  'ratio-a-4': pair('#d9742f', '#d98a4a'),
  'ratio-ink': pair('#16191d', '#ffffff'),
  'ratio-b-4-ink': pair('#ffffff', '#0d1013'),
  'ratio-a-4-ink': pair('#16191d', '#0d1013'),
  finding: pair('#fff7e3', '#2a2413'),
  'finding-rule': pair('#ecd9a6', '#4c4120'),
  'finding-ink': pair('#6d5100', '#e3c069'),
  mark: pair('#f2b632', '#f2b632'),
  'mark-edge': pair('#6d5100', '#2a2413'),
  'level-0': pair('#e6f0fa', '#1f3c58'),
  'level-1': pair('#d5e7f6', '#20476c'),
  'level-2': pair('#bedaf0', '#215382'),
  'level-3': pair('#a0c8e7', '#25619a'),
  'level-4': pair('#7bb1dc', '#2d71b0'),
  'level-5': pair('#5296cc', '#4689c6'),
  'level-6': pair('#2f7ab8', '#66a3d9'),
  'level-7': pair('#155e9e', '#90c0ea'),
  'level-8': pair('#0a437c', '#c2dff7'),
  'level-ink-worse': pair('#16191d', '#ffffff'),
  'level-ink-better': pair('#ffffff', '#0d1013'),
  'level-5-ink': pair('#16191d', '#0d1013'),
  hatch: pair('#e6e9ec', '#2b3239'),
  'hatch-ground': pair('#f6f7f7', '#1d2227'),
  'hatch-ink': pair('#5b636e', '#a4adb7'),
};

/** A token of the palette. */
export type Color = keyof typeof palette;

/** Whether a paint names a token, unlike "none" or "url(#hatch)". */
export function isColor(paint: string): paint is Color {
  return Object.hasOwn(palette, paint);
}
