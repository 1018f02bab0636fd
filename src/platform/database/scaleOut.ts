import type { Database, Queryable } from "./database.ts";
import { oneAtATime } from "./oneAtATime.ts";
import { FIRST_FACTS, MARKET } from "./placement.ts";
import { selectPlacedByCitus, selectTableFacts } from "./queries/tableFacts.ts";
import { type PlannedTable, planScaleOut, type ScaleOutPlan } from "./scaleOutPlan.ts";

/** Any number, as long as nothing else takes the same advisory lock. */
const PLACEMENT_LOCK = 4600_0012;

/** Reads the catalogue and says what would be placed where; on any PostgreSQL, with or without Citus. */
export async function readScaleOutPlan(database: Database): Promise<ScaleOutPlan> {
  return planScaleOut(await selectTableFacts(database), await selectPlacedByCitus(database));
}

/** A table was placed: its rows before and after, which are the same. */
export type TellPlaced = (table: PlannedTable, rows: number) => void;

/**
 * Places every table that is not yet where it belongs. Done again, it does nothing; broken off, it goes on where it was. Whoever writes to a table
 * waits while it is placed.
 *
 * @throws Error where the store is no Citus, something stands in the way, or a table has other rows afterwards
 */
export async function scaleOut(database: Database, tell: TellPlaced): Promise<void> {
  if (database.engine !== "citus") throw new Error("The store has no Citus, so there is nowhere to place tables.");
  await oneAtATime(database, PLACEMENT_LOCK, async () => {
    const { tables } = await readScaleOutPlan(database);
    const [first] = tables.flatMap(({ inTheWay }) => inTheWay);
    if (first) throw new Error(first);
    for (const table of tables.filter(({ done }) => !done)) tell(table, await place(database, table));
  });
}

/**
 * Gives tables that a migration brought their place, in a store that is spread out already; a start that was broken off before this is made up for by the next one.
 * Tables with rows are left to `scale-out --apply`, which may take its time.
 */
export async function placeNewTables(database: Database): Promise<void> {
  if (!(await isSpreadOut(database))) return;
  const open = async () => (await readScaleOutPlan(database)).tables.filter(isReady);
  if ((await open()).length === 0) return;
  await oneAtATime(database, PLACEMENT_LOCK, async () => {
    for (const table of await open()) if ((await countRows(database, table.name)) === 0) await place(database, table);
  });
}

const isReady = ({ done, inTheWay }: PlannedTable): boolean => !done && inTheWay.length === 0;

/** Lays a new, empty table beside a fact table, so that what is copied into it goes where it belongs at once. Nothing happens on one machine. */
export async function placeBeside(database: Database, table: string, facts: string): Promise<void> {
  if (!(await isSpreadOut(database))) return;
  await distribute(database, table, facts);
}

/**
 * Waits until no parts of the facts move between machines, and lets none move until the transaction is over. A moving holds its lock from part to part, and a transaction that asked
 * for a part in between would wait for it while it waits for the transaction. Citus has no statement for that lock; placing a table, here an empty one, takes its turn for it.
 */
export async function keepPlaces(
  database: Database,
  store: Queryable,
  facts: string,
  marker: string,
): Promise<() => Promise<void>> {
  if (!(await isSpreadOut(database))) return async () => undefined;
  await store.query(`create table ${marker} (like ${facts})`);
  await distribute(store, marker, facts);
  return async () => {
    await store.query(`drop table ${marker}`);
  };
}

/** @param beside the table whose parts a market's rows lie with; `none` for the first of all */
async function distribute(store: Queryable, table: string, beside: string): Promise<void> {
  await store.query("select create_distributed_table($1::text::regclass, $2, colocate_with => $3)", [
    table,
    MARKET,
    beside,
  ]);
}

async function isSpreadOut(database: Database): Promise<boolean> {
  const placed = await selectPlacedByCitus(database);
  return placed.some(({ name }) => name === FIRST_FACTS);
}

async function place(database: Database, { name, place: where }: PlannedTable): Promise<number> {
  const before = await countRows(database, name);
  if (where === "everywhere") await database.query("select create_reference_table($1::text::regclass)", [name]);
  else await distribute(database, name, name === FIRST_FACTS ? "none" : FIRST_FACTS);
  const after = await countRows(database, name);
  if (after !== before)
    throw new Error(`${name} had ${before} rows and has ${after} now. Nothing was deleted; look before you go on.`);
  // The rows that were copied from stay in the table's old place, unseen, until this.
  await database.query("select truncate_local_data_after_distributing_table($1::text::regclass)", [name]);
  return after;
}

async function countRows(database: Database, table: string): Promise<number> {
  const [row] = await database.query<{ rows: number }>(`select count(*)::float8 as rows from ${table}`);
  return row?.rows ?? 0;
}
