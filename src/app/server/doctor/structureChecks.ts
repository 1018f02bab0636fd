import { checkMigrations, knownMigrations, type AppliedMigration } from "#platform/database/migrate.ts";
import type { StoreCheck } from "./storeCheck.ts";

/** The store's own make: its version, its numbers, its constraints. */
export const structureChecks: readonly StoreCheck[] = [
  {
    code: "versionKnown",
    name: "the store's tables are those of this version",
    async find({ database }) {
      const applied = await database.query<AppliedMigration>("select name, sha256 from schema_migration order by name");
      const fault = await checkMigrations(applied).then(
        () => [],
        (reason: unknown) => [reason instanceof Error ? reason.message : String(reason)],
      );
      const missing = (await knownMigrations()).slice(applied.length);
      return [...fault, ...missing.map((name) => `Migration ${name} is missing: \`migrate\` applies it.`)];
    },
  },
  {
    code: "numbersAhead",
    name: "every sequence is past the largest number in its table",
    async find({ database }) {
      const counted = await database.query<{ table: string; column: string; sequence: string }>(
        `select relname as table, attname as column, pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) as sequence
           /* never null: sequence; an identity has one */
         from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
         where nspname = 'public' and relkind in ('r', 'p') and attidentity <> '' and not attisdropped order by 1`,
      );
      const faults: string[] = [];
      for (const { table, column, sequence } of counted) {
        const [found] = await database.query<{ largest: number; last: number }>(
          `select largest, (case when is_called then last_value else last_value - 1 end)::float8 as last
           from (select coalesce(max("${column}"), 0)::float8 as largest from "${table}") as held, ${sequence}`,
        );
        if (found && found.largest > found.last)
          faults.push(`${table} has the number ${found.largest}, but ${sequence} is at ${found.last}.`);
      }
      return faults;
    },
  },
  {
    code: "referencesHold",
    name: "every constraint also holds for old rows",
    async find({ database }) {
      const rows = await database.query<{ table: string; name: string }>(
        `select conrelid::regclass::text as table, conname as name from pg_constraint
         where connamespace = 'public'::regnamespace and not convalidated order by 1, 2`,
      );
      return rows.map(({ table, name }) => `${name} of ${table} was never checked against existing rows.`);
    },
  },
  {
    code: "pointerSound",
    name: "readers get the one revision that counts as published",
    async find({ database }) {
      const rows = await database.query<{ dataset: string; revision: number; status: string | null }>(
        `select dataset, published.revision_id as revision, status from published left join revision using (revision_id)
         where status is distinct from 'published'`,
      );
      const stray = await database.query<{ revision: number }>(
        `select revision_id as revision from revision
         where status = 'published' and revision_id not in (select revision_id from published) order by 1`,
      );
      return [
        ...rows.map(({ revision, status }) =>
          status
            ? `Readers get revision ${revision}, which is ${status}.`
            : `Readers get revision ${revision}, which no longer exists.`,
        ),
        ...stray.map(({ revision }) => `Revision ${revision} counts as published, but readers do not get it.`),
      ];
    },
  },
];
