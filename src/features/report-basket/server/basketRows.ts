import type { Database, Queryable } from "#platform/database/database.ts";
import type { BlockName } from "#domain/blockNames.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { MOST_BLOCKS } from "../contract.ts";

/** Whose blocks they are: a person's, within the customer she works for now. */
export type Owner = Pick<Person, "id" | "customerId">;

export interface NewBlock {
  readonly section: BlockName;
  readonly path: string;
  readonly revision: string;
}

/** What is left out stays. */
export interface BlockChange {
  readonly title?: string | null | undefined;
  readonly note?: string | undefined;
  readonly revision?: string | undefined;
}

export interface BasketRow {
  readonly id: string;
  readonly section: string;
  readonly path: string;
  readonly revision_id: number;
  /** Null for a revision that is no longer there. */
  readonly revision: string | null;
  readonly title: string | null;
  readonly note: string;
  readonly added_at: Date;
}

const READ = `select report_basket_item_id::text as id, section, path, item.revision_id, revision.label as revision, title, item.note, added_at
  from report_basket_item as item left join revision on revision.revision_id = item.revision_id
  where person_id = $1 and customer_id = $2 and item.deleted_at is null`;

/** What is in it, in its order. */
export function selectBasket(store: Queryable, { id, customerId }: Owner): Promise<BasketRow[]> {
  return store.query<BasketRow>(`${READ} order by position, report_basket_item_id`, [id, customerId]);
}

/** @throws Failure `not-found` */
export async function selectBlock(store: Queryable, { id, customerId }: Owner, item: string): Promise<BasketRow> {
  return theOne(await store.query<BasketRow>(`${READ} and report_basket_item_id = $3`, [id, customerId, item]));
}

/**
 * Puts a block at the end. The very same block of the same revision stays as it is.
 *
 * @throws Failure `conflict` where there is no room
 */
export function insertBlock(
  database: Database,
  owner: Owner,
  { section, path, revision }: NewBlock,
): Promise<{ readonly row: BasketRow; readonly count: number; readonly added: boolean }> {
  return database.transaction(async (store) => {
    // The lock makes two that are added at once count each other's.
    await store.query("select 1 from person where person_id = $1 for update", [owner.id]);
    const rows = await selectBasket(store, owner);
    const known = rows.find(
      (row) => row.section === section && row.path === path && row.revision_id === Number(revision),
    );
    if (known) return { row: known, count: rows.length, added: false };
    if (rows.length >= MOST_BLOCKS)
      throw new Failure("conflict", `A report can have ${MOST_BLOCKS} items. Remove what you no longer need.`);
    const [made] = await store.query<{ id: string }>(
      `insert into report_basket_item (person_id, customer_id, position, path, section, revision_id)
       select $1, $2, coalesce(max(position), 0) + 1, $3, $4, $5 from report_basket_item
       where person_id = $1 and customer_id = $2
       returning report_basket_item_id::text as id`,
      [owner.id, owner.customerId, path, section, Number(revision)],
    );
    if (!made) throw new Error("The block was not kept.");
    return { row: await selectBlock(store, owner, made.id), count: rows.length + 1, added: true };
  });
}

/** @throws Failure `not-found` */
export async function updateBlock(
  store: Queryable,
  owner: Owner,
  item: string,
  change: BlockChange,
): Promise<BasketRow> {
  const before = await selectBlock(store, owner, item);
  const { title = before.title, note = before.note, revision = before.revision_id } = change;
  await store.query(
    `update report_basket_item set title = $4, note = $5, revision_id = $6
     where person_id = $1 and customer_id = $2 and report_basket_item_id = $3 and deleted_at is null`,
    [owner.id, owner.customerId, item, title, note, Number(revision)],
  );
  return selectBlock(store, owner, item);
}

/** Puts blocks in the order of their ids; others follow as they were. */
export function orderBlocks(database: Database, owner: Owner, ids: readonly string[]): Promise<BasketRow[]> {
  return database.transaction(async (store) => {
    await store.query("select 1 from person where person_id = $1 for update", [owner.id]);
    const wanted = new Map(ids.map((id, at) => [id, at]));
    const place = (id: string) => wanted.get(id) ?? ids.length;
    const ordered = (await selectBasket(store, owner)).toSorted((a, b) => place(a.id) - place(b.id));
    for (const [at, { id }] of ordered.entries()) {
      await store.query("update report_basket_item set position = $2 where report_basket_item_id = $1", [id, at + 1]);
    }
    return selectBasket(store, owner);
  });
}

/**
 * Takes one block out, or all, and for good what was taken out a day ago; answers which were taken out.
 *
 * @throws Failure `not-found` where the one is not there
 */
export async function deleteBlocks(store: Queryable, owner: Owner, item: string | null): Promise<string[]> {
  const rows = await store.query<{ id: string }>(
    `update report_basket_item set deleted_at = now()
     where person_id = $1 and customer_id = $2 and deleted_at is null
       and ($3::bigint is null or report_basket_item_id = $3::bigint)
     returning report_basket_item_id::text as id`,
    [owner.id, owner.customerId, item],
  );
  await store.query("delete from report_basket_item where person_id = $1 and deleted_at < now() - interval '1 day'", [
    owner.id,
  ]);
  if (item !== null) theOne(rows);
  return rows.map(({ id }) => id);
}

/**
 * Restores removed blocks to their positions.
 *
 * @throws Failure `not-found` where none of them was taken out within a day, `conflict` where there is no room for them
 */
export function undeleteBlocks(database: Database, owner: Owner, ids: readonly string[]): Promise<BasketRow[]> {
  return database.transaction(async (store) => {
    await store.query("select 1 from person where person_id = $1 for update", [owner.id]);
    theOne(
      await store.query(
        `update report_basket_item set deleted_at = null
         where person_id = $1 and customer_id = $2 and report_basket_item_id = any($3::bigint[])
           and deleted_at > now() - interval '1 day'
         returning report_basket_item_id`,
        [owner.id, owner.customerId, ids],
      ),
    );
    const rows = await selectBasket(store, owner);
    if (rows.length > MOST_BLOCKS) throw new Failure("conflict", `A report can have ${MOST_BLOCKS} items.`);
    return rows;
  });
}

function theOne<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Failure("not-found", "Your report has no such item.");
  return row;
}
