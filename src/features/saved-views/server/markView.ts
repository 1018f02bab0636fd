import type { Database, Queryable } from "#platform/database/database.ts";
import { type Reader, type SavedViewRow, selectSavedView, selectSavedViews } from "./savedViewRows.ts";

/** What a person makes of a view. */
export interface ViewMark {
  readonly pinned: boolean;
  readonly isDefault: boolean;
}

/**
 * Pins a view for a person, or takes the pin out, and the same with what its screen opens with.
 *
 * @throws Failure `not-found` for a view that the person cannot see
 */
export function markView(database: Database, reader: Reader, id: number, mark: ViewMark): Promise<SavedViewRow> {
  return database.transaction(async (store) => {
    await lockPerson(store, reader);
    const view = await selectSavedView(store, reader, id);
    if (mark.isDefault) {
      await store.query(
        "update saved_view_choice set default_screen = null where person_id = $1 and default_screen = $2",
        [reader.id, view.screen],
      );
    }
    const position = mark.pinned ? (view.position ?? (await lastPosition(store, reader)) + 1) : null;
    await store.query(
      `insert into saved_view_choice (person_id, saved_view_id, position, default_screen) values ($1, $2, $3, $4)
       on conflict (person_id, saved_view_id)
       do update set position = excluded.position, default_screen = excluded.default_screen`,
      [reader.id, id, position, mark.isDefault ? view.screen : null],
    );
    return selectSavedView(store, reader, id);
  });
}

/** Puts pinned views in the order of their ids; others of the person follow as they were. */
export function orderViews(database: Database, reader: Reader, ids: readonly number[]): Promise<SavedViewRow[]> {
  return database.transaction(async (store) => {
    await lockPerson(store, reader);
    const pinned = (await selectSavedViews(store, reader)).filter(({ position }) => position !== null);
    const wanted = new Map(ids.map((id, at) => [id, at]));
    const place = (id: number) => wanted.get(id) ?? ids.length;
    const ordered = pinned.toSorted((a, b) => place(a.id) - place(b.id));
    for (const [at, { id }] of ordered.entries()) {
      await store.query("update saved_view_choice set position = $3 where person_id = $1 and saved_view_id = $2", [
        reader.id,
        id,
        at + 1,
      ]);
    }
    return selectSavedViews(store, reader);
  });
}

/** Two marks at once would both be the last in the row, or both the default. */
async function lockPerson(store: Queryable, reader: Reader): Promise<void> {
  await store.query("select 1 from person where person_id = $1 for update", [reader.id]);
}

async function lastPosition(store: Queryable, reader: Reader): Promise<number> {
  const [last] = await store.query<{ position: number | null }>(
    "select max(position) as position from saved_view_choice where person_id = $1",
    [reader.id],
  );
  return last?.position ?? 0;
}
