import { defineCollection } from 'astro:content';
import { runsLoader } from './loader/runs-loader.ts';

export const collections = {
  runs: defineCollection({ loader: runsLoader() }),
};
