import { Failure } from "#domain/failure.ts";
import type { LoadedRevision } from "./loadedRevision.ts";
import type { LoadedRevisions } from "./loadedRevisions.ts";

/** The published revision, or null while there is none: for what must answer on an empty store too. */
export function published(loadedRevisions: LoadedRevisions): LoadedRevision | null {
  try {
    return loadedRevisions.current();
  } catch (reason) {
    if (reason instanceof Failure && reason.code === "nothing-published") return null;
    throw reason;
  }
}
