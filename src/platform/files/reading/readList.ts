import type { readListFile } from "#domain/tables/listFile.ts";
import { aside } from "./readAside.ts";

/** Reads a list that people took out, edited and bring back. */
export const readList = aside<typeof readListFile>(
  new URL("../../../domain/tables/listFile.ts", import.meta.url),
  "readListFile",
);
