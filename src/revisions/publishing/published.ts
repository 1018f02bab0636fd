import { Failure } from "#domain/failure.ts";
import type { Publication } from "./publication.ts";
import type { PublicationDirectory } from "./publications.ts";

/** The published revision, or null while there is none: for what must answer on an empty store too. */
export function published(publications: PublicationDirectory): Publication | null {
  try {
    return publications.current();
  } catch (reason) {
    if (reason instanceof Failure && reason.code === "nothing-published") return null;
    throw reason;
  }
}
