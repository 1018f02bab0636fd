import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { screenOf } from "#platform/api/appAddress.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { mayReadAddress } from "#platform/identity/mayOpenAddress.ts";
import { expectPublished } from "#revisions/publishing/expectPublished.ts";
import {
  changeView,
  chooseView,
  deleteView,
  makeShortLink,
  MOST_VIEWS,
  orderPinnedViews,
  restoreView,
  type SavedView,
  savedViews,
  saveView,
  shortLink,
} from "../contract.ts";
import { noSuchView, type Reader, type SavedViewRow, selectSavedView, selectSavedViews } from "./savedViewRows.ts";

export function savedViewsRoutes(app: FastifyInstance): void {
  app.endpoint(savedViews, async (_, { caller: { person, rights }, database }) => ({
    items: (await selectSavedViews(database, person)).map((row) => presentSavedView(row, rights)),
  }));

  app.endpoint(saveView, async ({ body }, { caller: { person, rights }, database }) =>
    presentSavedView(await addView(database, person, body), rights),
  );

  app.endpoint(changeView, async ({ params, body }, { caller: { person, rights }, database }) =>
    presentSavedView(await alterView(database, person, Number(params.view), body), rights),
  );

  app.endpoint(chooseView, async ({ params, body }, { caller: { person, rights }, database }) =>
    presentSavedView(await markView(database, person, Number(params.view), body), rights),
  );

  app.endpoint(orderPinnedViews, async ({ body }, { caller: { person, rights }, database }) => ({
    items: (await orderViews(database, person, body.views.map(Number))).map((row) => presentSavedView(row, rights)),
  }));

  app.endpoint(deleteView, async ({ params }, { caller: { person }, database }) => {
    await removeView(database, person, Number(params.view));
    return {};
  });

  app.endpoint(restoreView, async ({ params }, { caller: { person, rights }, database }) =>
    presentSavedView(await bringBackView(database, person, Number(params.view)), rights),
  );

  app.endpoint(makeShortLink, async ({ body }, { caller: { person }, database }) => ({
    code: await linkTo(database, person, body.address),
  }));

  app.endpoint(shortLink, async ({ params }, { caller: { person }, database }) => ({
    address: await followLink(database, person.customerId, params.code),
  }));
}

interface NewView {
  readonly name: string;
  readonly path: string;
  readonly revision: string;
  readonly shared: boolean;
}

/** What shall become of a view; what is left out stays. */
interface ViewChange extends Partial<{ [Field in keyof NewView]: NewView[Field] | undefined }> {
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
function alterView(database: Database, owner: Reader, id: number, change: ViewChange): Promise<SavedViewRow> {
  return database.transaction(async (store) => {
    await store.query("select 1 from saved_view where saved_view_id = $1 for update", [id]);
    const before = await selectSavedView(store, owner, id);
    if (!before.mine) throw noSuchView();
    if (before.version !== change.version)
      throw new Failure("conflict", "Someone else changed this view. Reload it, then make your change again.");
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
    throw new Failure("conflict", `${MOST_VIEWS} views are already saved. Delete one you no longer need.`);
}

/** What a person makes of a view. */
interface ViewMark {
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
function orderViews(database: Database, reader: Reader, ids: readonly number[]): Promise<SavedViewRow[]> {
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

/** A view as it leaves the server, for a reader with these rights. */
function presentSavedView(row: SavedViewRow, rights: Rights): SavedView {
  return {
    id: String(row.id),
    name: row.name,
    path: row.path,
    screen: row.screen,
    revision: { id: String(row.revision_id), label: row.revision },
    mine: row.mine,
    owner: row.owner,
    shared: row.shared,
    position: row.position,
    isDefault: row.is_default,
    open: mayReadAddress(rights, row.path),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/**
 * Takes a view of the person's own out of sight, everybody's.
 *
 * @throws Failure `not-found`
 */
async function removeView(store: Queryable, owner: Reader, id: number): Promise<void> {
  expectOne(
    await store.query(
      `update saved_view set deleted_at = now()
       where saved_view_id = $1 and person_id = $2 and deleted_at is null returning saved_view_id`,
      [id, owner.id],
    ),
  );
}

/**
 * Brings a deleted view back; pins and defaults of it are as they were.
 *
 * @throws Failure `not-found` where the person has deleted no such view, or too long ago
 */
function bringBackView(database: Database, owner: Reader, id: number): Promise<SavedViewRow> {
  return database.transaction(async (store) => {
    expectOne(
      await store.query(
        `update saved_view set deleted_at = null
         where saved_view_id = $1 and person_id = $2 and deleted_at > now() - interval '1 day'
         returning saved_view_id`,
        [id, owner.id],
      ),
    );
    return selectSavedView(store, owner, id);
  });
}

function expectOne(rows: readonly object[]): void {
  if (rows.length === 0) throw noSuchView();
}

const CODE_BYTES = 9;

/** The code of the organisation's link to an address, made where there is none. */
async function linkTo(store: Queryable, { id, customerId }: Reader, address: string): Promise<string> {
  const hash = createHash("sha256").update(address).digest("hex");
  const [link] = await store.query<{ code: string }>(
    `insert into short_link (code, customer_id, address, address_hash, created_by) values ($1, $2, $3, $4, $5)
     on conflict (customer_id, address_hash) do update set used_on = current_date
     returning code`,
    [randomBytes(CODE_BYTES).toString("base64url"), customerId, address, hash, id],
  );
  if (!link) throw new Error("The link was not made.");
  return link.code;
}

/**
 * The address behind a link; notes the day, so that links in use stay.
 *
 * @throws Failure `not-found` also for a link of another organisation
 */
async function followLink(store: Queryable, customerId: number, code: string): Promise<string> {
  const [link] = await store.query<{ address: string; used_today: boolean }>(
    `select address, used_on = current_date as used_today from short_link where code = $1 and customer_id = $2`,
    [code, customerId],
  );
  if (!link) throw new Failure("not-found", "This link does not exist, or it belongs to another organization.");
  if (!link.used_today) await store.query("update short_link set used_on = current_date where code = $1", [code]);
  return link.address;
}
