/** A kind of accelerator, and how many of it stand in one machine. */
export interface Accelerator {
  readonly gpu: string;
  /** In addresses, such as "h200". */
  readonly slug: string;
  readonly type: 'Discrete GPU' | 'Unified memory';
  readonly backend: 'cuda' | 'rocm' | 'metal' | 'xpu';
  readonly gigabytes: number;
  /** Whether the document says how much memory there is. */
  readonly saysMemory: boolean;
  readonly terabytesPerSecond: number;
  /** Dense, at 16 bits. */
  readonly teraflops: number;
  readonly counts: readonly number[];
}

type Row = readonly [
  gpu: string,
  slug: string,
  gigabytes: number,
  terabytesPerSecond: number,
  teraflops: number,
  counts: readonly number[],
];

const nvidia: readonly Row[] = [
  ['H100 SXM', 'h100', 80, 3.35, 990, [1, 2, 4, 8]],
  ['H200 SXM', 'h200', 141, 4.8, 990, [1, 2, 4, 8]],
  ['B200', 'b200', 180, 8, 2250, [1, 4, 8]],
  ['B300', 'b300', 288, 8, 2250, [8]],
  ['A100 SXM', 'a100', 80, 2, 312, [1, 2, 4, 8]],
  ['L40S', 'l40s', 48, 0.864, 362, [1, 2, 4]],
  ['RTX 3090', 'rtx3090', 24, 0.936, 71, [1, 2, 4]],
  ['RTX 4090', 'rtx4090', 24, 1.01, 165, [1, 2, 4, 8]],
  ['RTX 5090', 'rtx5090', 32, 1.79, 210, [1, 2, 4]],
  ['RTX PRO 6000 Blackwell', 'rtxpro6000', 95.6, 1.79, 504, [1, 2, 4, 8]],
];
const amd: readonly Row[] = [
  ['Instinct MI300X', 'mi300x', 192, 5.3, 1307, [1, 4, 8]],
  ['Instinct MI355X', 'mi355x', 288, 8, 2300, [8]],
  ['Radeon PRO W7900', 'w7900', 48, 0.864, 122, [1, 2]],
];
const unified: readonly Row[] = [
  ['M3 Ultra', 'm3ultra', 512, 0.819, 57, [1]],
  ['M4 Max', 'm4max', 128, 0.546, 37, [1]],
];

function accelerator(
  [gpu, slug, gigabytes, terabytesPerSecond, teraflops, counts]: Row,
  rest: Pick<Accelerator, 'type' | 'backend'>,
): Accelerator {
  return { gpu, slug, gigabytes, saysMemory: true, terabytesPerSecond, teraflops, counts, ...rest };
}

/** Accelerators of several makers, from one to eight of them. */
export const accelerators: readonly Accelerator[] = [
  ...nvidia.map((row) => accelerator(row, { type: 'Discrete GPU', backend: 'cuda' })),
  ...amd.map((row) => accelerator(row, { type: 'Discrete GPU', backend: 'rocm' })),
  ...unified.map((row) => accelerator(row, { type: 'Unified memory', backend: 'metal' })),
  {
    ...accelerator(['Gaudi 3', 'gaudi3', 128, 3.7, 1600, [8]], { type: 'Discrete GPU', backend: 'xpu' }),
    saysMemory: false,
  },
];
