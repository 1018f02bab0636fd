import type { Writer } from "../writer.ts";

export const writePdf: Writer = async () => Promise.reject(new Error("The PDF writer is not there yet."));
