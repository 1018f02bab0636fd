import type { Queryable } from "#platform/database/database.ts";
import { adIntelDisplaced } from "#platform/database/queries/adIntel/adIntelDisplaced.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import type { RestatedLine } from "../contract/adIntelSchemas.ts";
import type { ObservedState } from "./readState.ts";

const DAY_MS = 86_400_000;

/** What later files of a revision displace of earlier ones, with the names of the files. */
export async function presentRestated(store: Queryable, { draft, scope }: ObservedState): Promise<RestatedLine[]> {
  const displaced = await adIntelDisplaced(store, scope);
  if (displaced.length === 0) return [];
  const files = new Map((await revisionImports(store, draft.revision)).map((one) => [one.importId, one.fileName]));
  return displaced.map(({ importId, by, ...line }) => ({
    ...line,
    importId: String(importId),
    fileName: files.get(importId) ?? "",
    allDays: Math.round((Date.parse(line.endDay) - Date.parse(line.firstDay)) / DAY_MS),
    by: by.map((later) => files.get(later) ?? ""),
  }));
}
