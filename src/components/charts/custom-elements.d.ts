import type { HTMLAttributes } from 'preact';

declare module 'preact' {
  // The elements that this site defines, for JSX.
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Preact declares its elements in a namespace
  namespace JSX {
    interface IntrinsicElements {
      'line-chart': HTMLAttributes;
      'copy-button': HTMLAttributes;
      'compared-workload': HTMLAttributes;
    }
  }
}
