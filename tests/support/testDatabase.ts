import { inject } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { FACT_TABLES, REFERENCE_TABLES } from "#platform/database/placement.ts";
import { openPglite } from "#platform/database/pglite.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { scaleOut } from "#platform/database/scaleOut.ts";

let shared: Promise<Database> | null = null;

/** True where this run's engine is not installed: store tests then skip, and the set-up has said why. */
export const storeMissing = process.env["TEST_ENGINE"] !== "pglite" && inject("databaseUrl") === "";

/** The run's store on the engine under test, migrated and emptied. */
export async function testDatabase(): Promise<Database> {
  shared ??= open();
  const database = await shared;
  await empty(database);
  // What was known of the store before is not of this one, whose numbers begin again.
  return { ...database, origin: {} };
}

async function open(): Promise<Database> {
  const database =
    process.env["TEST_ENGINE"] === "pglite" ? await openPglite("memory://") : await openPostgres(inject("databaseUrl"));
  await migrate(database);
  if (database.engine === "citus") await scaleOut(database, () => undefined);
  return database;
}

/**
 * Only what holds something is emptied: truncating a hundred tables takes a tenth of a second, and most tests fill a dozen. Tables that
 * others refer to cannot be truncated by themselves; their rows are deleted, without the triggers that watch over them.
 */
async function empty(database: Database): Promise<void> {
  const tables = await database.query<{ name: string; partition: boolean; referred: boolean }>(
    `select relname as name, relispartition as partition,
       exists (select 1 from pg_constraint where contype = 'f' and confrelid = pg_class.oid) as referred
     from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not in ('schema_migration', 'rights_version')
     order by relname`,
  );
  for (const { name, partition } of tables) if (partition) await database.query(`drop table ${name}`);
  const rest = tables.filter(({ partition }) => !partition);
  const isFilled = rest.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`);
  const filled = new Set(
    (await database.query<{ name: string }>(isFilled.join(" union all "))).map(({ name }) => name),
  );
  const placed =
    database.engine === "citus" ? [...REFERENCE_TABLES, ...FACT_TABLES].filter((name) => filled.delete(name)) : [];
  const [referred, alone] = [true, false].map((kind) =>
    rest.filter(({ name, referred }) => referred === kind && filled.has(name)).map(({ name }) => name),
  );
  await database.transaction(async (store) => {
    // Citus empties the parts of a table by a trigger, so these come before triggers are left out.
    if (placed.length > 0) await store.query(`truncate ${placed.join(", ")} cascade`);
    await store.query("set local session_replication_role = replica");
    for (const name of referred ?? []) await store.query(`delete from ${name}`);
    if (alone?.length) await store.query(`truncate ${alone.join(", ")}`);
    // Numbers begin with one in every test.
    await store.query(
      `select setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
       where schemaname = 'public' and last_value is not null and sequencename not like 'rights_version%'`,
    );
  });
}
