import { screenOf } from "#platform/api/appAddress.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { expectPublished } from "#revisions/publishing/expectPublished.ts";
import { MOST_VIEWS } from "../contract.ts";
import { noSuchView, type Reader, type SavedViewRow, selectSavedView } from "./savedViewRows.ts";

export interface NewView {
  readonly name: string;
  readonly path: string;
  readonly revision: string;
  readonly shared: boolean;
}

/** What shall become of a view; what is left out stays. */
export interface ViewChange extends Partial<{ [Field in keyof NewView]: NewView[Field] | undefined }> {
  readonly version: number;
}

/**
 * Saves an address under a name.
 *
 * @throws Failure `revision-unknown` for a revision that was never published, `conflict` when the person has too many views
 */
export function addView(database: Database, owner: Reader, view: NewView): Promise<SavedViewRow> {
  return database.transaction(async (store) => {
    await expectPublished(store, view.revision);
    await checkRoom(store, owner.id);
    const [made] = await store.query<{ id: number }>(
      `insert into saved_view (person_id, customer_id, name, screen, path, revision_id, shared)
       values ($1, $2, $3, $4, $5, $6, $7) returning saved_view_id as id`,
      [owner.id, owner.customerId, view.name, screenOf(view.path), view.path, Number(view.revision), view.shared],
    );
    if (!made) throw new Error("The view was not saved.");
    return selectSavedView(store, owner, made.id);
  });
}

/**
 * Changes a view of the person's own.
 *
 * @throws Failure `not-found` for a view of somebody else, `revision-unknown`, `conflict` when it was changed since it was read
 */
export function alterView(database: Database, owner: Reader, id: number, change: ViewChange): Promise<SavedViewRow> {
  return database.transaction(async (store) => {
    await store.query("select 1 from saved_view where saved_view_id = $1 for update", [id]);
    const before = await selectSavedView(store, owner, id);
    if (!before.mine) throw noSuchView();
    if (before.version !== change.version) throw new Failure("conflict", "The view was changed meanwhile.");
    if (change.revision !== undefined) await expectPublished(store, change.revision);
    const path = change.path ?? before.path;
    const revision = change.revision === undefined ? before.revision_id : Number(change.revision);
    await store.query(
      `update saved_view set name = $2, screen = $3, path = $4, revision_id = $5, shared = $6, updated_at = now(),
         version = version + 1
       where saved_view_id = $1`,
      [id, change.name ?? before.name, screenOf(path), path, revision, change.shared ?? before.shared],
    );
    // What was the default of one screen is not meant for another.
    await store.query(
      "update saved_view_choice set default_screen = null where saved_view_id = $1 and default_screen <> $2",
      [id, screenOf(path)],
    );
    return selectSavedView(store, owner, id);
  });
}

async function checkRoom(store: Queryable, person: number): Promise<void> {
  // The lock makes two who save at once count each other's.
  await store.query("select 1 from person where person_id = $1 for update", [person]);
  const [own] = await store.query<{ count: number }>(
    "select count(*)::int as count from saved_view where person_id = $1 and deleted_at is null",
    [person],
  );
  if ((own?.count ?? 0) >= MOST_VIEWS)
    throw new Failure("conflict", `${MOST_VIEWS} views are saved already. Delete one that is not needed.`);
}
