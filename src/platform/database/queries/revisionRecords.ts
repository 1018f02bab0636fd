import type { Provenance, RevisionStatus } from "#domain/revisions/revision.ts";
import type { PlatformShares } from "#domain/taxonomy/platformShares.ts";
import type { WalletShape } from "#domain/wallet/wallet.ts";
import type { Queryable } from "../database.ts";

/** A revision as stored. Shape, current year and provenance are null until it is built. */
export interface RevisionRecord {
  readonly id: number;
  readonly label: string;
  readonly status: RevisionStatus;
  /** The revision that was published when this one was begun; null for the first. */
  readonly basedOn: number | null;
  readonly sample: boolean;
  readonly shape: WalletShape | null;
  readonly currentYear: number | null;
  readonly provenance: Provenance[][] | null;
  /** Null also where it has no import of its own. */
  readonly platformShares: PlatformShares | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly builtAt: Date | null;
  readonly publishedAt: Date | null;
}

const COLUMNS = `revision_id as id, label, status, based_on as "basedOn", sample, shape, current_year as "currentYear",
  provenance, platform_shares as "platformShares", created_by as "createdBy", created_at as "createdAt", built_at as "builtAt", published_at as "publishedAt"`;

/** Every revision that is not deleted, newest first; revisions of scenarios are none of the line. */
export function revisionRecords(store: Queryable): Promise<RevisionRecord[]> {
  return store.query(
    `select ${COLUMNS} from revision where deleted_at is null and status <> 'scenario' order by revision_id desc`,
  );
}

/** One revision; null where there is none of this id, or it is deleted. */
export async function revisionRecord(store: Queryable, id: number): Promise<RevisionRecord | null> {
  const [row] = await store.query<RevisionRecord>(
    `select ${COLUMNS} from revision where revision_id = $1 and deleted_at is null`,
    [id],
  );
  return row ?? null;
}

/** Some revisions whether or not they are deleted: what they say of themselves stays. */
export function recordsOf(store: Queryable, ids: readonly number[]): Promise<RevisionRecord[]> {
  return store.query(`select ${COLUMNS} from revision where revision_id = any($1::int[]) order by revision_id`, [ids]);
}

/** Which of some revisions there are and were not deleted. */
export async function standingRevisions(store: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await store.query<{ id: number }>(
    "select revision_id as id from revision where revision_id = any($1::int[]) and deleted_at is null",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** One revision, held until the transaction ends, so that nobody else changes or publishes it meanwhile. */
export async function lockedRevision(transaction: Queryable, id: number): Promise<RevisionRecord | null> {
  const [row] = await transaction.query<RevisionRecord>(
    `select ${COLUMNS} from revision where revision_id = $1 and deleted_at is null for update`,
    [id],
  );
  return row ?? null;
}
