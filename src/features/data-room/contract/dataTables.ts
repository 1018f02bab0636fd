import { DATA_FILE_TYPES } from "#domain/tables/fileTypes.ts";

/** Spending of TV markets, which add up to the nation; of radio markets, which are other cuts of the same money; of the nation itself. */
export const SPENDING_TABLES = ["spending", "radio-spending", "national-spending"] as const;
export type SpendingTable = (typeof SPENDING_TABLES)[number];

export const DATA_TABLES = [...SPENDING_TABLES, "markets"] as const;
export type DataTable = (typeof DATA_TABLES)[number];

export const DATA_FORMATS = ["parquet", "csv.gz", "jsonl.gz"] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

export type DataFileName = `${DataTable}.${DataFormat}`;

/** Every file that there is, as addresses end. */
export const DATA_FILES: readonly DataFileName[] = DATA_TABLES.flatMap((table) =>
  DATA_FORMATS.map((format): DataFileName => `${table}.${format}`),
);

export const FILE_TYPE_OF = {
  parquet: DATA_FILE_TYPES.parquet,
  "csv.gz": DATA_FILE_TYPES.gzip,
  "jsonl.gz": DATA_FILE_TYPES.gzip,
} as const satisfies Record<DataFormat, string>;

/** Table and format of a file's name. */
export function tableAndFormat(file: DataFileName): { readonly table: DataTable; readonly format: DataFormat } {
  const table = DATA_TABLES.find((name) => file.startsWith(`${name}.`));
  const format = DATA_FORMATS.find((name) => file === `${table}.${name}`);
  if (!table || !format) throw new RangeError(`${file} is no file of the data room.`);
  return { table, format };
}

export function isSpendingTable(table: DataTable): table is SpendingTable {
  return SPENDING_TABLES.some((name) => name === table);
}
