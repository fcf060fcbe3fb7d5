import type { HTMLAttributes as Attributes } from 'preact';

declare module 'preact' {
  // The elements that this site defines, for JSX.
  namespace JSX {
    interface IntrinsicElements {
      'line-chart': Attributes<HTMLElement>;
      'copy-button': Attributes<HTMLElement>;
    }
  }
}
