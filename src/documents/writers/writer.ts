import type { ReportDocument } from "../document.ts";

/** Turns a document into the bytes of a file. */
export type Writer = (document: ReportDocument) => Promise<Uint8Array>;
