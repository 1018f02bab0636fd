import { Failure } from "#domain/failure.ts";
import type { PublicationDirectory } from "#revisions/publishing/publications.ts";

/** The markets of the published revision by id; null while nothing is published, and then every id is taken as it is. */
export type KnownMarkets = ReadonlyMap<string, unknown> | null;

export function knownMarkets(publications: PublicationDirectory): KnownMarkets {
  try {
    return publications.current().markets;
  } catch (reason) {
    if (reason instanceof Failure && reason.code === "nothing-published") return null;
    throw reason;
  }
}
