import type { Database } from "#platform/database/database.ts";
import { hasDied } from "#revisions/ingest/load.ts";
import type { StoreCheck } from "./storeCheck.ts";

/** What imports, builds and jobs leave behind when they do not come to their end. */
export const importChecks: readonly StoreCheck[] = [
  {
    code: "importsEnded",
    name: "no import is left in the middle",
    async find({ database }) {
      const running = await database.query<{ id: number; file: string }>(
        "select import_id::int as id, file_name as file from import where status = 'running' order by 1",
      );
      const dead: string[] = [];
      for (const { id, file } of running) {
        if (await database.transaction((store) => hasDied(database, store, id)))
          dead.push(`The import of ${file} (${id}) was interrupted. The next start of the product removes its rows.`);
      }
      return dead;
    },
  },
  {
    code: "rowsOfImports",
    name: "every imported row belongs to an import that was accepted",
    async find({ database }) {
      const faults: string[] = [];
      for (const table of await tablesOfImports(database)) {
        const rows = await database.query<{ id: number; status: string | null }>(
          `select found.import_id::int as id, status from (select distinct import_id from "${table}") as found
           left join import using (import_id) where status is null or status not in ('accepted', 'running') order by 1 limit 20`,
        );
        for (const { id, status } of rows)
          faults.push(`${table} holds rows of import ${id}, which ${status ? `was ${status}` : "is not known"}.`);
      }
      return faults;
    },
  },
  {
    code: "revisionsWhole",
    name: "every revision is made of imports that were accepted, and every wallet is of a revision",
    async find({ database }) {
      const parts = await database.query<{ revision: number; id: number }>(
        `select revision_id as revision, import_id::int as id from revision_import left join import using (import_id)
         where status is distinct from 'accepted' order by 1, 2 limit 20`,
      );
      const wallets = await database.query<{ revision: number }>(
        `select distinct revision_id as revision from wallet
         where revision_id not in (select revision_id from revision where swept_at is null) order by 1`,
      );
      return [
        ...parts.map(({ revision, id }) => `Revision ${revision} names import ${id}, which was not accepted.`),
        ...wallets.map(({ revision }) => `There are wallets of revision ${revision}, which no longer exists.`),
      ];
    },
  },
  {
    code: "jobsMove",
    name: "no work in the background is stuck",
    async find({ database }) {
      const rows = await database.query<{ id: string; kind: string; state: string }>(
        `select job_id::text as id, kind, state from job
         where (state = 'running' and held_until < now() - interval '1 hour')
            or (state = 'waiting' and next_try_at < now() - interval '1 day') order by job_id limit 20`,
      );
      return rows.map(({ id, kind, state }) =>
        state === "running"
          ? `Job ${id} (${kind}) is held by a process that no longer says so.`
          : `Job ${id} (${kind}) has been due for more than a day and has not been run.`,
      );
    },
  },
];

/** Tables, from the catalogue, whose rows say which import they came with. */
async function tablesOfImports(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attname = 'import_id' and relname not in ('import', 'revision_import', 'upload', 'draft_file_taken_out')
       and not (relkind = 'r' and exists (
         select 1 from pg_class as whole where whole.relkind = 'p' and pg_class.relname ~ ('^' || whole.relname || '_[0-9]+$')))
     order by 1`,
  );
  return rows.map(({ name }) => name);
}
