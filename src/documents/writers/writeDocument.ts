import type { ReportDocument } from "../document.ts";
import type { ReportFormat } from "#domain/tables/fileTypes.ts";
import type { Writer } from "./writer.ts";

/** Each writer is loaded when its format is first asked for. */
const writers: Readonly<Record<ReportFormat, () => Promise<Writer>>> = {
  pdf: async () => (await import("./pdf/writePdf.ts")).writePdf,
  pptx: async () => (await import("./pptx/writePptx.ts")).writePptx,
  xlsx: async () => {
    const { writeXlsx } = await import("./xlsx/writeXlsx.ts");
    const { nodeDeflater } = await import("./xlsx/nodeDeflater.ts");
    return (document) => writeXlsx(document, nodeDeflater);
  },
  csv: async () => (await import("./csv/writeCsv.ts")).writeCsv,
};

export async function writeDocument(document: ReportDocument, format: ReportFormat): Promise<Uint8Array> {
  const write = await writers[format]();
  return write(document);
}

/** Loads everything that the first document would wait for. */
export async function loadWriters(): Promise<void> {
  for (const load of Object.values(writers)) await load();
  const { openTypesetter } = await import("./pdf/typesetter.ts");
  openTypesetter();
}
