import { basename } from "node:path";
import type { Database, Queryable } from "#platform/database/database.ts";
import { openDraft } from "#platform/database/queries/drafts/openDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import type { RevisionImport } from "#platform/database/queries/revisionImports.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { type Coverage, presumedCoverage } from "#domain/revisions/coverage.ts";
import { importFile } from "#revisions/ingest/importFile.ts";
import type { ImportReport } from "#revisions/ingest/importReport.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import type { Progress } from "#revisions/ingest/progress.ts";
import type { ReadOptions } from "#revisions/ingest/readers/reader.ts";
import { SpendTallier } from "#revisions/ingest/spendTally.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { describeRevision } from "../describeRevision.ts";
import { compareSpend } from "../files/compareSpend.ts";
import { readWallets } from "../wallets/readWallets.ts";
import { type Drafted, joinDraft } from "./draft.ts";
import { importGeography } from "./importGeography.ts";

/** What is in a file beside or instead of what somebody brought. */
export type MadeOf = Pick<RevisionImport, "origins" | "holdsOwn">;

export interface DraftImport {
  readonly database: Database;
  readonly layout: LayoutName;
  readonly path: string;
  readonly by: string;
  readonly sample?: boolean;
  /** Of a file that the product made of public data. */
  readonly made?: MadeOf | undefined;
  /** The draft to extend; without one the open draft, which is begun when there is none. */
  readonly revision?: number;
  /** Takes the place of all earlier files of the layout where they would stand beside each other. */
  readonly replace?: boolean | undefined;
  /** Of a file of spend; what it can be taken for by what is published, where it is not said. */
  readonly coverage?: Coverage | undefined;
  readonly options?: ReadOptions;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface DraftImportReport extends ImportReport {
  /** The draft that now holds the file; null when it was refused. */
  readonly revision: number | null;
  /** Keys of earlier spend files that this one states anew. */
  readonly replacedKeys: number;
  /** Observed dollars of earlier files that this one states anew. */
  readonly displacedDollars: number;
  /** What a file of spend was taken for; null for any other, and where it was refused. */
  readonly coverage: Coverage | null;
}

/** Imports a file into a draft. A refused file changes nothing and begins nothing. */
export async function importIntoDraft(request: DraftImport): Promise<DraftImportReport> {
  const { database, layout, path, by, made, revision, replace } = request;
  const joined: (Drafted & Pick<DraftImportReport, "coverage">)[] = [];
  const tallier = layout === "spend" && request.coverage === undefined ? new SpendTallier() : null;
  const report = await importFile({
    database,
    layout,
    path,
    fileName: basename(path),
    sample: request.sample ?? false,
    startedBy: by,
    geography: await importGeography(database, revision ?? (await extended(database)), layout),
    options: request.options,
    signal: request.signal,
    onProgress: request.onProgress,
    onRows: tallier ? (chunk) => tallier.add(chunk) : undefined,
    join: async (store, importId) => {
      if (made) await noteOrigins(store, importId, made);
      const coverage = tallier ? await presumedFor(store, tallier) : request.coverage;
      const drafted = await joinDraft(store, database.engine, { layout, importId, by, revision, replace, coverage });
      joined.push({ ...drafted, coverage: coverage ?? null });
    },
  });
  if (joined.length === 0) await tellOfRefusal(database, layout, path);
  return { ...report, ...(joined[0] ?? REFUSED) };
}

async function noteOrigins(store: Queryable, importId: number, { origins, holdsOwn }: MadeOf): Promise<void> {
  await store.query("update import set origins = $2::text::jsonb, holds_own = $3 where import_id = $1", [
    importId,
    JSON.stringify(origins),
    holdsOwn,
  ]);
}

const REFUSED = { revision: null, replacedKeys: 0, displacedDollars: 0, coverage: null };

/** What checked spend can be taken for, by the figures that readers see now. */
async function presumedFor(store: Queryable, tallier: SpendTallier): Promise<Coverage> {
  const published = await publishedRevision(store);
  const record = published === null ? null : await revisionRecord(store, published);
  if (!record) return "whole";
  const wallets = await readWallets(store, describeRevision(record), "tv");
  const { lowered } = await compareSpend(tallier.tally, (market) => wallets.get(market) ?? null);
  return presumedCoverage({ loweredFigures: lowered.figures, leftOutRows: 0 });
}

/** Whoever runs the product hears that a file did not get in; why stands in the report. Files for everybody are no customer's. */
async function tellOfRefusal(database: Database, layout: LayoutName, path: string): Promise<void> {
  const at = new Date().toISOString();
  const data = { event: "import.failed", customer: "staff", at, data: { layout, file: basename(path) } } as const;
  await startJob(database, { kind: "webhook-event", data, owner: null, name: null });
}

/** The revision whose composition the file joins: the open draft, or the published one that a new draft is made from. */
async function extended(database: Database): Promise<number | null> {
  const published = await publishedRevision(database);
  return (await openDraft(database, published)) ?? published;
}
