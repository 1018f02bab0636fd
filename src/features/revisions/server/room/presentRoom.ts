import { z } from "zod";
import type { Queryable } from "#platform/database/database.ts";
import { buildReport } from "#platform/database/queries/buildReport.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { jobFaultCode } from "#domain/jobFault.ts";
import { readRevisionFault } from "#domain/revisions/revisionFault.ts";
import { canBeTakenOut } from "#revisions/drafts/draftFiles.ts";
import { NOTHING_LEFT_OUT, spendAgainstTotals } from "#revisions/checks/spendAgainstTotals.ts";
import type { BuildFault, RevisionDetail, RoomRevision } from "../../contract/roomSchemas.ts";
import { lostMarkets, otherAdministrators, selectImports, selectTakenOut } from "./importRows.ts";
import { type RoomRow, selectRoomRow } from "./roomRows.ts";

/** For whom a revision is presented, and how many superseded ones are kept. */
export interface Presenting {
  readonly person: number;
  readonly kept: number;
}

/** A revision as it leaves the server. */
export function presentRoom(row: RoomRow, { person, kept }: Presenting): RoomRevision {
  return {
    id: String(row.id),
    label: row.label,
    stage: stageOf(row),
    status: row.status,
    version: row.version,
    sample: row.sample,
    basedOn: row.basedOn === null ? null : String(row.basedOn),
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    builtAt: row.builtAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    note: row.note,
    releaseNotes: row.releaseNotes && { ...row.releaseNotes },
    review: presentReview(row, person),
    schedule: row.publishAt && {
      at: row.publishAt.toISOString(),
      by: row.publishBy ?? "",
      fault: row.publishFault === null ? null : readRevisionFault(row.publishFault),
    },
    building: row.buildState && {
      state: row.buildState,
      progress: row.buildProgress ?? 0,
      fault: buildFault(row),
    },
    sound: row.checks && row.checks.every(({ faults }) => faults.length === 0),
    files: row.files,
    rows: row.rows,
    newLayouts: [...row.newLayouts].toSorted(),
    markets: row.markets,
    bytes: row.bytes,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    deletable: isDeletable(row, kept),
  };
}

function buildFault({ buildState, buildFault: kept, buildFaultCode, buildFaultPlace }: RoomRow): BuildFault | null {
  if (buildState !== "failed" || kept === null) return null;
  const failure = buildFaultCode === null ? null : jobFaultCode(buildFaultCode);
  // A try that ended otherwise leaves what an earlier one noted.
  const ofFiles = failure === "forecast-contradiction" || failure === "invalid-input";
  return { ...readRevisionFault(kept), failure, place: ofFiles ? buildFaultPlace : null };
}

/** One revision with everything around it. @throws Failure `revision-unknown` */
export async function presentDetail(store: Queryable, id: number, presenting: Presenting): Promise<RevisionDetail> {
  const row = await selectRoomRow(store, id);
  const published = await publishedRevision(store);
  const imports = await selectImports(store, id);
  return {
    ...presentRoom(row, presenting),
    imports: imports.map(({ at, ...file }) => ({
      ...file,
      at: at?.toISOString() ?? null,
      canBeTakenOut: row.status === "draft" && canBeTakenOut(file),
    })),
    takenOut: (await selectTakenOut(store, id)).map(({ at, ...file }) => ({ ...file, at: at.toISOString() })),
    build: row.builtAt && (await presentBuild(store, id)),
    checks:
      row.checks &&
      row.checks.map(({ code, faults, remarks = [] }) => ({
        code,
        faults: faults.map(readRevisionFault),
        remarks: remarks.map(readRevisionFault),
      })),
    lostMarkets: published === null || row.builtAt === null ? [] : await lostMarkets(store, published, id),
    reviewers: await otherAdministrators(store, presenting.person),
  };
}

/** Never published, or not among the superseded revisions that are kept. */
export function isDeletable({ status, place, deletedAt, publishAt }: RoomRow, kept: number): boolean {
  if (deletedAt !== null || publishAt !== null) return false;
  return status === "draft" || (status === "superseded" && (place ?? 0) > kept);
}

function stageOf({ deletedAt, status, publishAt, publishFault, reviewState }: RoomRow): RoomRevision["stage"] {
  if (deletedAt !== null) return "deleted";
  if (status !== "draft") return status;
  if (publishAt !== null && publishFault === null) return "scheduled";
  return reviewState ?? "draft";
}

function presentReview(row: RoomRow, person: number): RoomRevision["review"] {
  if (row.reviewState === null || row.reviewAskedAt === null) return null;
  return {
    state: row.reviewState,
    note: row.reviewNote ?? "",
    askedBy: row.reviewAskedBy ?? "",
    askedAt: row.reviewAskedAt.toISOString(),
    mine: row.reviewAskedById === person,
    answer: row.reviewAnswer ?? "",
    decidedBy: row.reviewDecidedBy,
    decidedAt: row.reviewDecidedAt?.toISOString() ?? null,
  };
}

/** Reports of other versions of the product may lack a number. */
const counts = z.object({
  tvMarkets: z.number().int().catch(0),
  otherMarkets: z.number().int().catch(0),
  unplacedSpendLines: z.number().int().catch(0),
});

async function presentBuild(store: Queryable, id: number): Promise<RevisionDetail["build"]> {
  const report = counts.safeParse(await buildReport(store, id));
  if (!report.success) return null;
  const { raisedTotals, belowTotals, ...told } = await spendAgainstTotals(store, id).catch(() => NOTHING_LEFT_OUT);
  return { ...report.data, ...told, raisedTotals: [...raisedTotals], belowTotals: [...belowTotals] };
}
