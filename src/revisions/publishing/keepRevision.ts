import type { Database, Queryable } from "#platform/database/database.ts";
import { packedWallet } from "#platform/database/queries/packedWallets.ts";
import { recordBuild } from "#platform/database/queries/recordBuild.ts";
import { type RevisionRecord, revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { storeWallets } from "#platform/database/queries/storeWallets.ts";
import { Failure } from "#domain/failure.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { BuildOptions } from "../buildRevision.ts";
import { computeRevision, type ComputedRevision } from "../building/computeRevision.ts";
import { readRevisionRows } from "../building/readRevisionRows.ts";
import { compareRevisions, type RevisionDifference } from "../checks/compareRevisions.ts";
import { readComposition } from "../drafts/composition.ts";
import { describeRevision } from "../describeRevision.ts";
import { unpackWallet } from "../wallets/packWallet.ts";
import { importedPlatformShares } from "../platformShares.ts";
import { WITHDRAWN } from "./loadedRevisions.ts";

/** The nation of a revision against its base: every year, and media and verticals in the first year to come. */
export type RevisionSummary = Pick<RevisionDifference, "year" | "years" | "media" | "verticals">;

export interface RevisionOrder extends BuildOptions {
  readonly base: number;
  readonly assumptions: Assumptions;
  /** Called in the transaction that keeps the revision, before it is seen; says what it is called and whose it is. */
  readonly keep: (
    store: Queryable,
    made: { readonly revision: number; readonly summary: RevisionSummary },
  ) => Promise<{ readonly label: string; readonly by: string }>;
}

/** Of a base's revisions that nobody is offered, so many stay for comparison, besides those that scenarios point to. */
const KEPT_LOOSE = 4;
const [READ, COMPUTED] = [0.1, 0.6];

/**
 * Computes the files of a revision under other assumptions and keeps what comes of it as a revision of status `scenario`, all or nothing.
 *
 * @throws ForecastError where files and assumptions contradict each other; Failure `revision-unknown`, `conflict`
 */
export async function keepRevision(database: Database, order: RevisionOrder): Promise<number> {
  const { base, assumptions, compute = computeRevision, signal, progress = () => undefined } = order;
  const record = await revisionRecord(database, base);
  if (!record)
    throw new Failure("revision-unknown", `The revision ${base} that the scenario is based on no longer exists.`);
  const composition = await readComposition(database, base);
  const rows = await readRevisionRows(database, base, composition, assumptions);
  const platformShares = await importedPlatformShares(database, composition.platformShares);
  const before = await nationOf(database, record);
  progress(READ);
  const made = await compute(rows, signal);
  progress(COMPUTED);
  signal?.throwIfAborted();
  const summary = summaryOf(before, made);
  return database.transaction(async (store) => {
    const [row] = await store.query<{ id: number }>(
      `insert into revision (label, status, based_on, sample, created_by, assumptions)
       values ('', 'scenario', $1, $2, '', $3::text::jsonb) returning revision_id as id`,
      [base, record.sample, JSON.stringify(assumptions)],
    );
    if (!row) throw new Error("The store gave no id for a revision.");
    await store.query(
      `insert into revision_import (revision_id, layout, import_id)
       select $1::int, layout, import_id from revision_import where revision_id = $2`,
      [row.id, base],
    );
    await storeWallets(store, row.id, made.wallets);
    const { axes: shape, currentYear, provenance, report } = made;
    await recordBuild(store, { revision: row.id, shape, currentYear, provenance, platformShares, report });
    const { label, by } = await order.keep(store, { revision: row.id, summary });
    await store.query("update revision set label = $2, created_by = $3 where revision_id = $1", [row.id, label, by]);
    await dropRevisions(store);
    return row.id;
  });
}

async function nationOf(store: Queryable, record: RevisionRecord): Promise<Wallet | null> {
  if (record.builtAt === null) return null;
  const packed = await packedWallet(store, record.id, NATION);
  return packed && unpackWallet(packed, describeRevision(record), String(record.id), NATION);
}

function summaryOf(before: Wallet | null, { axes, currentYear, wallets }: ComputedRevision): RevisionSummary {
  const packed = wallets.find(({ market }) => market === NATION)?.packed;
  const after = packed && unpackWallet(packed, axes, "", NATION);
  const { year, years, media, verticals } = compareRevisions(
    new Map(before ? [[NATION, before]] : []),
    new Map(after ? [[NATION, after]] : []),
    currentYear + 1,
  );
  return { year, years, media, verticals };
}

/** Revisions that no scenario points to, beyond the latest few, lose their wallets: each takes some forty megabytes. */
async function dropRevisions(store: Queryable): Promise<void> {
  const loose = await store.query<{ id: number }>(
    `select revision_id as id from revision r where status = 'scenario' and deleted_at is null and not exists (
       select 1 from forecast_scenario s
       where s.deleted_at is null and (s.edition = r.revision_id or s.offered_edition = r.revision_id)
     ) order by revision_id desc offset $1`,
    [KEPT_LOOSE],
  );
  for (const { id } of loose) {
    await store.query("delete from wallet where revision_id = $1", [id]);
    await store.query("delete from revision_import where revision_id = $1", [id]);
    await store.query(
      "update revision set deleted_at = now(), swept_at = now(), built_at = null where revision_id = $1",
      [id],
    );
    await store.query("update forecast_scenario set edition = null where edition = $1", [id]);
    await store.query("select pg_notify($1, $2)", [WITHDRAWN, String(id)]);
  }
}
