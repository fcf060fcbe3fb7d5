import { z } from 'zod';

/** A published file that a run was read from. */
export const SourceSchema = z.strictObject({
  /** File name, without folders. */
  file: z.string().min(1),
  /**
   * `speed-test-document`: the text of a page. `llm-inference-bench`: the tool's JSON. `measurement-table`: CSV or TSV.
   * `run-yaml`: what people wrote about the run.
   */
  format: z.enum(['speed-test-document', 'llm-inference-bench', 'measurement-table', 'run-yaml']),
  /**
   * In lower-case hexadecimal, of the bytes as they were contributed. Those are what is published, except for
   * `llm-inference-bench`, of which an extract without names of machines and paths is.
   */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type Source = z.infer<typeof SourceSchema>;

/** Where in the published sources of a run a figure stands. */
export const sourcePlaceShape = {
  /** 1-based line of the published text of its source. */
  sourceLine: z.int().positive(),
  /** 1-based number of the source among `source` and `moreSources`; absent where it is the first. */
  sourceNumber: z.int().min(2).optional(),
};

/** As sourcePlaceShape has it. */
export interface SourcePlace {
  readonly sourceLine: number;
  readonly sourceNumber?: number | undefined;
}
