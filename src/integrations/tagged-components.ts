import type { AstroIntegration } from 'astro';

const EXPORTED_COMPONENT = /^export function ([A-Z]\w*)/gm;

/**
 * Tells Astro that the components of .tsx files are Preact's. It would find out by drawing each of them once more, as
 * often as it is drawn, which doubles the time that a large matrix takes.
 */
export function taggedComponents(): AstroIntegration {
  return {
    name: 'tagged-components',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

const plugin = {
  name: 'tagged-components',
  applyToEnvironment: ({ name }: { readonly name: string }): boolean => name !== 'client',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/ },
    handler: tagged,
  },
};

/** A module whose components carry the name of their renderer, where Astro looks for it first. */
function tagged(code: string): string {
  const names = [...code.matchAll(EXPORTED_COMPONENT)].map(([, name = '']) => name);
  return `${code}\nfor (const component of [${names.join(', ')}]) component[Symbol.for('astro:renderer')] = '@astrojs/preact';\n`;
}
