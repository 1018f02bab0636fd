import type { Database } from "#platform/database/database.ts";
import { knownMigrations, migrate, migrateWithin } from "#platform/database/migrate.ts";
import { fillEveryTable } from "#tests/support/everyTableFilled.ts";
import { keptColumns, sumsOf } from "#tests/support/keptSums.ts";
import type { CrashStore } from "./crashStore.ts";
import type { KillOrder } from "./killImports.ts";
import { measureMoments } from "./moments.ts";
import { countRounds, type Round, type Rounds } from "./rounds.ts";
import type { Ending } from "./startVictim.ts";

/** The first with wallets, the first with people and a log, and one from the middle. */
const VERSIONS = ["0003_", "0008_", "0026_"];
const BLANK = ["drop schema public cascade", "create schema public"];

/** A store of an earlier version with a row in every table. */
interface Earlier {
  readonly version: string;
  readonly columns: ReadonlyMap<string, string>;
  readonly sums: ReadonlyMap<string, string>;
}

/** Kills the process that brings stores of earlier versions up to date. The next start must find the old version or the new one, with the same figures. */
export async function killMigrations(store: CrashStore, { kills, seed, ...rest }: KillOrder): Promise<Rounds> {
  const newest = await store.visit(async (database) => {
    for (const statement of BLANK) await database.query(statement);
    await migrate(database);
    return shapeOf(database);
  });
  const moments = await measureMoments(
    store,
    seed,
    Object.fromEntries(
      VERSIONS.map((version) => [
        version,
        async () => {
          await store.visit((database) => makeEarlier(database, version));
          return { kind: "migrate" } as const;
        },
      ]),
    ),
  );
  return countRounds(
    { fault: "kill -9 during migration", engine: store.engine, seed, rounds: kills },
    async () => {
      const version = VERSIONS[Math.floor(moments.random() * VERSIONS.length)] ?? "";
      const earlier = await store.visit((database) => makeEarlier(database, version));
      const victim = await store.victim();
      const ending = await victim.kill({ kind: "migrate" }, moments.next(version));
      moments.learn(version, ending);
      await store.settle(victim);
      return store.visit((database) => afterKill(database, { ending, earlier, newest }));
    },
    rest,
  );
}

async function makeEarlier(database: Database, prefix: string): Promise<Earlier> {
  const version = (await knownMigrations()).find((name) => name.startsWith(prefix)) ?? "";
  for (const statement of BLANK) await database.query(statement);
  await database.transaction((store) => migrateWithin(store, version));
  await fillEveryTable(database);
  const columns = await keptColumns(database);
  return { version, columns, sums: await sumsOf(database, columns) };
}

async function afterKill(
  database: Database,
  { ending, earlier, newest }: { readonly ending: Ending; readonly earlier: Earlier; readonly newest: string },
): Promise<Round> {
  const { answer } = ending;
  const broken: string[] = [];
  const names = await knownMigrations();
  const atDeath = await applied(database);
  const isOld = atDeath.at(-1) === earlier.version;
  if (!isOld && atDeath.length !== names.length)
    broken.push(`the store is of neither version: ${atDeath.length} migrations, the last one ${atDeath.at(-1)}`);
  if (answer && "failed" in answer) broken.push(`migrating failed: ${answer.failed}`);
  if (answer && isOld) broken.push("the store was said to be up to date and is of the earlier version");
  broken.push(...(await changedSums(database, earlier, "after the kill")));
  // The next start.
  await migrate(database);
  broken.push(...(await changedSums(database, earlier, "after the next start")));
  if ((await shapeOf(database)) !== newest)
    broken.push("after the next start the tables are others than those of a new store");
  return { left: answer ? "acknowledged" : isOld ? "earlier version" : "newest version, not said", broken };
}

async function applied(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>("select name from schema_migration order by name");
  return rows.map(({ name }) => name);
}

async function changedSums(database: Database, { columns, sums }: Earlier, when: string): Promise<string[]> {
  const now = await sumsOf(database, columns);
  return [...sums].flatMap(([table, sum]) => (now.get(table) === sum ? [] : [`${when} ${table} holds something else`]));
}

/** Columns, constraints, indexes, rules and triggers in words: equal where two stores have the same tables. */
async function shapeOf(database: Database): Promise<string> {
  const [shape] = await database.query<{ shape: string }>(
    `select string_agg(line, e'\\n' order by line) as shape from (
       select format('%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull) as line
         from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition
           and attnum > 0 and not attisdropped
       union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
         from pg_constraint where connamespace = 'public'::regnamespace
           and not exists (select 1 from pg_class where pg_class.oid = conrelid and relispartition)
       union all select format('%s %s', tablename, policyname) from pg_policies where schemaname = 'public'
       union all select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
     ) as lines`,
  );
  return shape?.shape ?? "";
}
