import { inject } from "vitest";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openPglite } from "#database/pglite.ts";
import { openPostgres } from "#database/postgres.ts";

let shared: Promise<Database> | null = null;

/** True where this run's engine is not installed: store tests then skip, and the set-up has said why. */
export const storeMissing = process.env.TEST_ENGINE === "postgres" && inject("databaseUrl") === "";

/** The run's store on the engine under test, migrated and emptied. */
export async function testDatabase(): Promise<Database> {
  shared ??= open();
  const database = await shared;
  await empty(database);
  return database;
}

async function open(): Promise<Database> {
  const database =
    process.env.TEST_ENGINE === "postgres" ? await openPostgres(inject("databaseUrl")) : await openPglite("memory://");
  await migrate(database);
  return database;
}

async function empty(database: Database): Promise<void> {
  const tables = await database.query<{ name: string; partition: boolean }>(
    `select relname as name, relispartition as partition from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not in ('schema_migration', 'rights_version')
     order by relname`,
  );
  for (const { name, partition } of tables) if (partition) await database.query(`drop table ${name}`);
  const rest = tables.filter(({ partition }) => !partition).map(({ name }) => name);
  await database.query(`truncate ${rest.join(", ")} restart identity`);
}
