import { z } from 'zod';
import { optionalText, refuseLines, requiredText } from '../run/text-schema.ts';

/** What a written comparison says about itself, before its prose. Whether its runs exist is not checked here. */
export const ComparisonSchema = z.strictObject({
  /** Heads its page. */
  title: requiredText(refuseLines),
  /** What a reader wants to know and the comparison answers. */
  question: requiredText(refuseLines),
  /** Ids of two to four published runs, in the order in which they are shown. */
  runs: z.array(z.string()).check(({ value, issues }) => {
    if (value.length >= 2 && value.length <= 4) return;
    const message = `has ${value.length} ${value.length === 1 ? 'run' : 'runs'}.`;
    issues.push({ code: 'custom', input: value, message, params: { hint: 'Name two to four.' } });
  }),
  /** The one of them that the others are compared with. */
  baseline: z.string(),
  /** One sentence, for search engines and link previews; null for none. */
  description: optionalText(refuseLines).nullable(),
});

export type Comparison = z.infer<typeof ComparisonSchema>;

/** The same as an author writes it: the baseline may be left out, and is the first run then. */
export const ComparisonFrontmatterSchema = ComparisonSchema.partial({ baseline: true, description: true });

export type ComparisonFrontmatter = z.infer<typeof ComparisonFrontmatterSchema>;
