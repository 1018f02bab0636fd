import { Failure } from "#domain/failure.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";

/** The markets of the published revision by id; null while nothing is published, and then every id is taken as it is. */
export type KnownMarkets = ReadonlyMap<string, unknown> | null;

export function knownMarkets(loadedRevisions: LoadedRevisions): KnownMarkets {
  try {
    return loadedRevisions.current().markets;
  } catch (reason) {
    if (reason instanceof Failure && reason.code === "nothing-published") return null;
    throw reason;
  }
}
