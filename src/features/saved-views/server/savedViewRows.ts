import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/** A view as the store has it, with what it is to the person who reads. */
export interface SavedViewRow {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly screen: string;
  readonly revision_id: number;
  readonly revision: string;
  readonly mine: boolean;
  readonly owner: string;
  readonly shared: boolean;
  readonly position: number | null;
  readonly is_default: boolean;
  readonly updated_at: Date;
  readonly version: number;
}

/** Who reads: what is one's own, and what the organisation shares. */
export interface Reader {
  readonly id: number;
  readonly customerId: number;
}

/** The views that a person can see, pinned ones first; one of them where an id is given. */
export function selectSavedViews(
  store: Queryable,
  reader: Reader,
  view: number | null = null,
): Promise<SavedViewRow[]> {
  return store.query<SavedViewRow>(
    `select saved_view.saved_view_id as id, saved_view.name, saved_view.path, saved_view.screen, saved_view.revision_id,
            revision.label as revision, saved_view.person_id = $1 as mine, person.name as owner, saved_view.shared,
            choice.position, choice.default_screen is not null as is_default, saved_view.updated_at, saved_view.version
     from saved_view
     join person on person.person_id = saved_view.person_id
     join revision on revision.revision_id = saved_view.revision_id
     left join saved_view_choice as choice
       on choice.saved_view_id = saved_view.saved_view_id and choice.person_id = $1
     where saved_view.deleted_at is null
       and (saved_view.person_id = $1 or (saved_view.shared and saved_view.customer_id = $2))
       and ($3::int is null or saved_view.saved_view_id = $3)
     order by choice.position nulls last, lower(saved_view.name), saved_view.saved_view_id`,
    [reader.id, reader.customerId, view],
  );
}

/** @throws Failure `not-found` for a view that the person cannot see */
export async function selectSavedView(store: Queryable, reader: Reader, view: number): Promise<SavedViewRow> {
  const [row] = await selectSavedViews(store, reader, view);
  if (!row) throw noSuchView();
  return row;
}

export function noSuchView(): Failure {
  return new Failure("not-found", "This saved view does not exist.");
}
