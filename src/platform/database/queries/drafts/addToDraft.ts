import type { Queryable } from "#platform/database/database.ts";
import { unsettleDraft } from "./unsettleDraft.ts";

export interface DraftPart {
  readonly revision: number;
  readonly layout: string;
  readonly importId: number;
  /** Takes the place of every earlier import of the layout; otherwise stands beside them. */
  readonly replaces: boolean;
}

/** Makes an accepted import part of a draft. What was built, checked and reviewed of the draft before no longer counts. */
export async function addToDraft(store: Queryable, { revision, layout, importId, replaces }: DraftPart): Promise<void> {
  if (replaces) {
    await store.query("delete from revision_import where revision_id = $1 and layout = $2", [revision, layout]);
  }
  await store.query("insert into revision_import (revision_id, layout, import_id) values ($1, $2, $3)", [
    revision,
    layout,
    importId,
  ]);
  await unsettleDraft(store, revision);
}
