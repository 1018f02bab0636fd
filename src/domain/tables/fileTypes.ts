/** The kinds of file that documents and tables can become, as they are called on the wire. */
export const FILE_TYPES = {
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} as const;

export type ReportFormat = keyof typeof FILE_TYPES;

/** The kinds of file for programs that read whole tables. */
export const DATA_FILE_TYPES = {
  parquet: "application/vnd.apache.parquet",
  gzip: "application/gzip",
} as const;
