/** The kinds of file that documents and tables can become, as they are called on the wire. */
export const FILE_TYPES = {
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} as const;

export type ReportFormat = keyof typeof FILE_TYPES;
