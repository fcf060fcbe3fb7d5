import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { ComparisonSchema } from './loader/comparison-schema.ts';
import { comparisonsLoader } from './loader/comparisons-loader.ts';
import { pagesLoader } from './loader/pages-loader.ts';
import { runsLoader } from './loader/runs-loader.ts';

export const collections = {
  /** Result files. */
  runs: defineCollection({ loader: runsLoader() }),
  /** Written comparisons at /compare/<file name>/. */
  comparisons: defineCollection({ loader: comparisonsLoader(), schema: ComparisonSchema }),
  /** Prose at /<file name>/, such as the methodology. */
  pages: defineCollection({
    loader: pagesLoader(),
    schema: z.strictObject({ title: z.string().min(1), description: z.string().min(1) }),
  }),
};
