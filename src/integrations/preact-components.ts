import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

/**
 * Draws the components of .tsx files with Preact. While authoring, Babel compiles them, which lets an open page take a
 * changed component over; a build leaves that to Vite's own compiler, which needs no seconds for it.
 */
export function preactComponents(): AstroIntegration {
  const authoring = preact({ include: ['**/*.tsx'] });
  const building = preact({ exclude: ['**/*'] });
  return {
    name: 'preact-components',
    hooks: {
      'astro:config:setup': async (setup) => {
        const { command, updateConfig } = setup;
        const isBuild = command === 'build';
        await (isBuild ? building : authoring).hooks['astro:config:setup']?.(setup);
        if (isBuild)
          updateConfig({ vite: { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } } });
      },
    },
  };
}
