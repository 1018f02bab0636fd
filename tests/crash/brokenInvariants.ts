import { verifyChain } from "#platform/audit/verifyChain.ts";
import type { Queryable } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { LAYOUTS } from "#revisions/ingest/layout.ts";
import { layoutNamed } from "#revisions/ingest/layoutByName.ts";
import { checkRevision } from "#revisions/checks/checkRevision.ts";
import { walletSum } from "./walletSums.ts";

/**
 * Everything that must be true of a store whatever died on it, and is not, in words. What `doctor` looks at comes first.
 *
 * @param known the sums that the wallets of a whole revision may have
 */
export async function brokenInvariants(database: Queryable, known: ReadonlySet<string>): Promise<string[]> {
  const published = await publishedRevision(database);
  const checks = published === null ? [] : await checkRevision(database, published);
  const { brokenAt } = await verifyChain(database);
  return [
    ...checks.flatMap(({ name, faults }) => faults.map((fault) => `doctor: ${name}: ${fault}`)),
    ...(brokenAt === null ? [] : [`doctor: the audit log is broken at entry ${brokenAt}`]),
    ...(await brokenRevisions(database, published, known)),
    ...(await brokenImports(database)),
    ...(await strayTables(database)),
    ...(await found(database, BROKEN_REFERENCES)),
  ];
}

/** Each question answers a row for each fault. */
const BROKEN_REFERENCES: Readonly<Record<string, string>> = {
  "a revision names a file that was not accepted": `
    select part.revision_id as subject from revision_import part
    where not exists (select 1 from import i where i.import_id = part.import_id and i.status = 'accepted')`,
  "a revision is made of no file":
    "select revision_id as subject from revision r where not exists (select 1 from revision_import p where p.revision_id = r.revision_id)",
  "the pointer and the status disagree on what is published":
    "select revision_id as subject from revision r where (status = 'published') <> exists (select 1 from published p where p.revision_id = r.revision_id)",
  "a revision was published without the work that follows, or with it twice": `
    select revision_id as subject from revision r where status in ('published', 'superseded')
      and (select count(*) from job where kind = 'revision-published' and key = r.revision_id::text) <> 1`,
  "a revision was published by somebody and the audit log does not say so, or says it twice": `
    select revision_id as subject from revision r where status in ('published', 'superseded') and based_on is not null
      and (select count(*) from audit_entry a where a.action = 'revision.published' and a.subject_id = r.revision_id::text) <> 1`,
  "a job failed without a reason": "select job_id as subject from job where state = 'failed' and fault is null",
};

async function found(store: Queryable, questions: Readonly<Record<string, string>>): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, question] of Object.entries(questions))
    for (const { subject } of await store.query<{ subject: number }>(question)) faults.push(`${fault}: ${subject}`);
  return faults;
}

/** Built revisions have all of their wallets, others all that they had before or none. */
async function brokenRevisions(
  store: Queryable,
  published: number | null,
  known: ReadonlySet<string>,
): Promise<string[]> {
  // What was published long ago was looked at then, and is looked at again at the end of a run.
  const revisions = await store.query<{ id: number; built: boolean }>(
    `select revision_id as id, built_at is not null as built from revision order by revision_id desc limit 4`,
  );
  const faults: string[] = [];
  for (const { id, built } of revisions) {
    const sum = await walletSum(store, id);
    if (built && !known.has(sum)) faults.push(`the wallets of revision ${id} are those of no whole revision: ${sum}`);
    // A draft that was built and then changed keeps its old wallets until it is built again; nobody reads them.
    if (!built && sum !== "no wallets" && !known.has(sum)) faults.push(`revision ${id} is half built: ${sum}`);
    if (!built && id === published) faults.push(`revision ${id} is published and not built`);
  }
  return faults;
}

/** Accepted files have the rows that their report says, others none; nothing counts as running. */
async function brokenImports(store: Queryable): Promise<string[]> {
  const imports = await store.query<{ id: number; layout: string; status: string; rows: number | null }>(
    `select import_id::int as id, layout, status, rows_accepted::int as rows from import order by import_id desc limit 4`,
  );
  const faults: string[] = [];
  for (const { id, layout, status, rows } of imports) {
    if (status === "running") faults.push(`import ${id} still counts as running`);
    const table = layoutNamed(layout)?.table;
    if (!table) continue;
    const [kept] = await store.query<{ rows: number }>(
      `select count(*)::int as rows from ${table} where import_id = $1`,
      [id],
    );
    const expected = status === "accepted" ? rows : 0;
    if (kept?.rows !== expected) faults.push(`import ${id} is ${status} and has ${kept?.rows} rows, not ${expected}`);
  }
  return faults;
}

/** Tables in which rows of a file were gathered that never became part of the whole. */
async function strayTables(store: Queryable): Promise<string[]> {
  const gathered = LAYOUTS.flatMap((name) => (layoutNamed(name)?.apart ? [layoutNamed(name)?.table ?? ""] : []));
  const stray = await store.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and not relispartition and relname ~ ('^(' || array_to_string($1::text[], '|') || ')_[0-9]+$')`,
    [gathered],
  );
  return stray.map(({ name }) => `the table ${name} was left behind`);
}
