import type { Queryable } from "#platform/database/database.ts";
import { isOffered } from "#platform/database/queries/offeredRevisions.ts";
import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { narrowDirectory } from "./narrowDirectory.ts";
import type { LoadedRevisions } from "./loadedRevisions.ts";

/**
 * The revisions as one caller may read them: nothing but her verticals, and of the revisions of scenarios those that are offered over
 * what is published now. Administrators read every revision. Null is a caller without an account.
 */
export function readableDirectory(
  directory: LoadedRevisions,
  store: Queryable,
  rights: Pick<Rights, "role" | "verticals"> | null,
): LoadedRevisions {
  const narrowed = narrowDirectory(directory, rights?.verticals ?? "all");
  if (rights?.role === "Administrator") return narrowed;
  return {
    ...narrowed,
    byId: async (id) => {
      const loadedRevision = await narrowed.byId(id);
      if (loadedRevision.revision.status !== "scenario") return loadedRevision;
      const published = Number(directory.current().revision.id);
      if (await isOffered(store, Number(id), published)) return loadedRevision;
      throw new Failure("revision-unknown", `There is no revision ${id}.`);
    },
  };
}
