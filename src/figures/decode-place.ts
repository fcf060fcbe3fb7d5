/** Names a cell of a decode matrix: its row and its column. */
export interface DecodePlace {
  readonly contextLabel: string;
  readonly concurrency: number;
}

/** The place of a cell, without its figures. */
export function decodePlace({ contextLabel, concurrency }: DecodePlace): DecodePlace {
  return { contextLabel, concurrency };
}
