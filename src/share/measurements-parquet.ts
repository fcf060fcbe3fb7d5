import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ExportColumn, ExportTable } from './measurement-table.ts';

const types = { text: 'STRING', integer: 'INT32', number: 'DOUBLE' } as const;

/** Exported measurements as an Apache Parquet file, with the columns of the CSV; absent figures are null. */
export function measurementsParquet({ columns, rows }: ExportTable): ArrayBuffer {
  return parquetWriteBuffer({
    columnData: columns.map(({ name, kind }: ExportColumn, index) => ({
      name,
      type: types[kind],
      nullable: true,
      data: rows.map((row) => row[index] ?? null),
    })),
  });
}
