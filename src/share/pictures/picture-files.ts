import type { Scheme } from './shape.ts';

/** A file of a picture, without ".svg". */
export interface PictureFile {
  readonly name: string;
  readonly scheme: Scheme;
}

/**
 * The files of a picture. The first adapts to the scheme of the reader's system. GitHub has a theme of its own, which a
 * picture does not see: the other two are for a `<picture>` there.
 */
export function inSchemes(name: string): readonly PictureFile[] {
  return [
    { name, scheme: 'auto' },
    { name: `${name}-light`, scheme: 'light' },
    { name: `${name}-dark`, scheme: 'dark' },
  ];
}
