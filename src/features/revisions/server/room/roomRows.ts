import type { FaultPlace } from "#domain/forecast/forecastFault.ts";
import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { ReleaseNotes } from "#domain/revisions/releaseNotes.ts";
import type { RevisionStatus } from "#domain/revisions/revision.ts";
import type { Check } from "#revisions/checks/checkWallets.ts";

/** A revision as stored, with what stands around it. */
export interface RoomRow {
  readonly id: number;
  readonly label: string;
  readonly status: Exclude<RevisionStatus, "scenario">;
  readonly version: number;
  readonly sample: boolean;
  readonly basedOn: number | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly builtAt: Date | null;
  readonly publishedAt: Date | null;
  readonly note: string;
  readonly releaseNotes: ReleaseNotes | null;
  readonly checks: readonly Check[] | null;
  readonly reviewState: "asked" | "approved" | "returned" | null;
  readonly reviewNote: string | null;
  readonly reviewAnswer: string | null;
  readonly reviewAskedById: number | null;
  readonly reviewAskedBy: string | null;
  readonly reviewAskedAt: Date | null;
  readonly reviewDecidedBy: string | null;
  readonly reviewDecidedAt: Date | null;
  readonly publishAt: Date | null;
  readonly publishBy: string | null;
  readonly publishFault: string | null;
  readonly deletedAt: Date | null;
  readonly files: number;
  readonly rows: number;
  readonly newLayouts: readonly string[];
  readonly markets: number;
  readonly bytes: number;
  readonly buildState: "waiting" | "running" | "failed" | "cancelled" | "done" | null;
  readonly buildProgress: number | null;
  readonly buildFault: string | null;
  readonly buildFaultCode: string | null;
  /** Where its files contradict each other, as the building noted it. */
  readonly buildFaultPlace: FaultPlace | null;
  /** Its place among the superseded revisions, the latest published one first, from 1; null for others. */
  readonly place: number | null;
}

/** The key of the job that builds a revision, or publishes it. */
export const jobKey = (revision: number): string => `revision-${revision}`;

const ROOM = `
  select r.revision_id as id, r.label, r.status, r.version, r.sample, r.based_on as "basedOn", r.created_by as "createdBy",
    r.created_at as "createdAt", r.built_at as "builtAt", r.published_at as "publishedAt", r.note,
    r.release_notes as "releaseNotes", r.checks, r.review_state as "reviewState", r.review_note as "reviewNote",
    r.review_answer as "reviewAnswer", r.review_asked_by as "reviewAskedById", asker.name as "reviewAskedBy",
    r.review_asked_at as "reviewAskedAt", decider.name as "reviewDecidedBy", r.review_decided_at as "reviewDecidedAt",
    r.publish_at as "publishAt", publisher.name as "publishBy", r.publish_fault as "publishFault", r.deleted_at as "deletedAt",
    coalesce(made.files, 0) as files, coalesce(made.rows, 0) as rows, coalesce(made.layouts, '{}') as "newLayouts",
    build.state as "buildState",
    build.progress as "buildProgress", build.fault as "buildFault",
    build.fault_code as "buildFaultCode", build.fault_place as "buildFaultPlace", places.place
  from revision r
  left join person asker on asker.person_id = r.review_asked_by
  left join person decider on decider.person_id = r.review_decided_by
  left join person publisher on publisher.person_id = r.publish_by
  left join lateral (
    select count(*)::int as files, sum(i.rows_accepted)::float8 as rows,
      array_agg(distinct i.layout) filter (where not exists (
        select 1 from revision_import b where b.revision_id = r.based_on and b.import_id = part.import_id
      )) as layouts
    from revision_import part join import i on i.import_id = part.import_id where part.revision_id = r.revision_id
  ) made on true
  left join lateral (
    select state, progress, fault, fault_code, data -> 'faultPlace' as fault_place from job
    where kind = 'revision-build' and key = 'revision-' || r.revision_id order by job_id desc limit 1
  ) build on true
  left join (
    select revision_id, row_number() over (order by published_at desc, revision_id desc)::int as place
    from revision where status = 'superseded' and deleted_at is null
  ) places on places.revision_id = r.revision_id`;

/** Every revision that can still be had, newest first. */
export async function selectRoom(store: Queryable, withDeleted: boolean): Promise<RoomRow[]> {
  const rows = await store.query<WithoutSize>(
    `${ROOM} where r.status <> 'scenario' and r.swept_at is null and ($1::boolean or r.deleted_at is null) order by r.revision_id desc`,
    [withDeleted],
  );
  return withSizes(store, rows);
}

/**
 * One revision, deleted or not.
 *
 * @throws Failure `revision-unknown`
 */
export async function selectRoomRow(store: Queryable, id: number): Promise<RoomRow> {
  const rows = await store.query<WithoutSize>(
    `${ROOM} where r.status <> 'scenario' and r.swept_at is null and r.revision_id = $1`,
    [id],
  );
  const [row] = await withSizes(store, rows);
  if (!row) throw new Failure("revision-unknown", `There is no revision ${id}.`);
  return row;
}

type WithoutSize = Omit<RoomRow, "markets" | "bytes">;

/** How much each holds, asked for apart: wallets may lie on other machines than revisions. */
async function withSizes(store: Queryable, rows: readonly WithoutSize[]): Promise<RoomRow[]> {
  const sizes = await store.query<{ id: number; markets: number; bytes: number }>(
    `select revision_id as id, count(*)::int as markets, sum(octet_length(packed))::float8 as bytes
     from wallet where revision_id = any($1::int[]) group by revision_id`,
    [rows.map(({ id }) => id)],
  );
  const sizeOf = new Map(sizes.map(({ id, markets, bytes }) => [id, { markets, bytes }]));
  return rows.map((row) => ({ ...row, ...(sizeOf.get(row.id) ?? { markets: 0, bytes: 0 }) }));
}

/**
 * One revision that is not deleted, held until the transaction ends.
 *
 * @throws Failure `revision-unknown`
 */
export async function lockRoomRow(transaction: Queryable, id: number): Promise<RoomRow> {
  const held = await transaction.query(
    "select 1 from revision where revision_id = $1 and deleted_at is null for update",
    [id],
  );
  if (held.length === 0) throw new Failure("revision-unknown", `There is no revision ${id}.`);
  return selectRoomRow(transaction, id);
}

/**
 * A draft, held until the transaction ends.
 *
 * @throws Failure `revision-unknown`, `conflict` for one that was published
 */
export async function lockDraft(transaction: Queryable, id: number): Promise<RoomRow> {
  const row = await lockRoomRow(transaction, id);
  if (row.status === "draft") return row;
  throw new Failure("conflict", `Revision ${id} is not a draft; published revisions never change.`);
}
