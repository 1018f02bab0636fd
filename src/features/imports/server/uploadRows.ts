import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type {
  UploadDescription,
  UploadDifference,
  UploadOutcome,
  UploadState,
  UploadStep,
} from "../contract/uploadSchemas.ts";
import type { SetUp } from "./setUp.ts";

/** An upload as stored. */
export interface UploadRow {
  readonly id: number;
  readonly customer_id: number;
  readonly begun_by_name: string;
  readonly file_name: string;
  readonly place: string;
  readonly bytes: number;
  readonly received: number;
  /** As it is in truth: without background work that has ended. */
  readonly state: UploadState;
  readonly step: UploadStep;
  readonly version: number;
  readonly sha256: string | null;
  readonly description: UploadDescription | null;
  readonly set_up: Partial<SetUp>;
  readonly job_id: string | null;
  readonly job_owner: number | null;
  readonly progress: {
    readonly part: number;
    readonly rows: number;
    readonly rate: number;
    readonly left: number | null;
  } | null;
  readonly outcome: UploadOutcome | null;
  readonly difference: Omit<UploadDifference, "stale"> | null;
  readonly checked_version: number | null;
  readonly fault: string | null;
  readonly import_id: number | null;
  readonly revision_id: number | null;
  readonly begun_at: Date;
  readonly changed_at: Date;
  readonly corrections: number;
  readonly taken_out: boolean;
  readonly restorable_until: Date | null;
}

/** For so long a discarded file can be had back. */
export const UNDO_DAYS = 7;

/** Work that ended without a word, because it failed, was cancelled or was given up, leaves the file where it was before. */
const UPLOAD = `
  select u.upload_id::float8 as id, u.customer_id::int as customer_id, u.begun_by_name, u.file_name, u.place,
    u.bytes::float8 as bytes, u.received::float8 as received,
    case when u.state in ('checking', 'joining') and (j.job_id is null or j.state in ('failed', 'cancelled', 'done'))
      then case u.state when 'checking' then 'setup' else 'checked' end else u.state end as state,
    u.step, u.version, u.sha256, u.description, u.set_up, u.job_id::text as job_id, j.owner_id::int as job_owner, u.progress, u.outcome,
    u.difference, u.checked_version,
    case when u.state in ('checking', 'joining') and j.state = 'failed' then coalesce(j.fault_code, 'internal-error')
      when u.state in ('checking', 'joining') and j.job_id is null then 'interrupted' else u.fault end as fault,
    u.import_id::float8 as import_id, u.revision_id::float8 as revision_id, u.begun_at, u.changed_at,
    (select count(*)::int from upload_correction c where c.upload_id = u.upload_id) as corrections,
    exists (
      select 1 from draft_file_taken_out t where t.revision_id = u.revision_id and t.import_id = u.import_id
    ) as taken_out,
    case when u.state = 'discarded' and u.changed_at > now() - make_interval(days => ${UNDO_DAYS})
      then u.changed_at + make_interval(days => ${UNDO_DAYS}) end as restorable_until
  from upload u left join job j on j.job_id = u.job_id`;

const MOST_SHOWN = 2_000;

/** Everybody's uploads, newest first. */
export function selectUploads(store: Queryable): Promise<UploadRow[]> {
  return store.query<UploadRow>(`${UPLOAD} order by u.upload_id desc limit $1`, [MOST_SHOWN]);
}

/** @throws Failure `not-found` */
export async function selectUpload(store: Queryable, id: number): Promise<UploadRow> {
  const [row] = await store.query<UploadRow>(`${UPLOAD} where u.upload_id = $1`, [id]);
  if (!row) throw new Failure("not-found", "This import does not exist.");
  return row;
}

/** Locks an upload until the transaction ends. @throws Failure `not-found`, `conflict` where it was changed since */
export async function lockUpload(store: Queryable, id: number, version?: number): Promise<UploadRow> {
  await store.query("select 1 from upload where upload_id = $1 for update", [id]);
  const row = await selectUpload(store, id);
  if (version !== undefined && row.version !== version)
    throw new Failure("conflict", "Someone else changed this import. Reload it, then try again.");
  return row;
}

/** @throws Failure `conflict` where the upload is in none of these states */
export function expectState(row: UploadRow, ...states: readonly UploadState[]): void {
  if (states.includes(row.state)) return;
  throw new Failure("conflict", `The import is ${row.state} now, so this is not possible. Reload it.`);
}

/** An earlier upload of the very same bytes that is part of a revision. */
export async function sameFile(
  store: Queryable,
  { id, sha256 }: UploadRow,
): Promise<{ readonly id: string; readonly fileName: string; readonly at: string } | null> {
  if (sha256 === null) return null;
  const [found] = await store.query<{ id: string; name: string; at: Date }>(
    `select upload_id::text as id, file_name as name, changed_at as at from upload
     where sha256 = $1 and upload_id <> $2 and state = 'joined' and not exists (
       select 1 from draft_file_taken_out t where t.revision_id = upload.revision_id and t.import_id = upload.import_id
     ) order by upload_id desc limit 1`,
    [sha256, id],
  );
  return found ? { id: found.id, fileName: found.name, at: found.at.toISOString() } : null;
}
