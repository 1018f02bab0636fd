import type { Writer } from "../writer.ts";

export const writeCsv: Writer = async () => Promise.reject(new Error("The CSV writer is not there yet."));
