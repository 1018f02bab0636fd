import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";

/** The ids of the published markets; null while nothing is published, and then every id is taken as it is. */
export type KnownMarkets = ReadonlySet<string> | null;

export function knownMarkets(loadedRevisions: LoadedRevisions): KnownMarkets {
  try {
    return new Set([...loadedRevisions.current().markets.keys()].filter((id) => id !== NATION));
  } catch (reason) {
    if (reason instanceof Failure && reason.code === "nothing-published") return null;
    throw reason;
  }
}
