import type { Writer } from "../writer.ts";

export const writeXlsx: Writer = async () => Promise.reject(new Error("The XLSX writer is not there yet."));
