import type { Writer } from "../writer.ts";

export const writePptx: Writer = async () => Promise.reject(new Error("The PPTX writer is not there yet."));
