import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { markPublished } from "#platform/database/queries/markPublished.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { lockedRevision, type RevisionRecord, revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { switchPublished } from "#platform/database/queries/switchPublished.ts";
import { Failure } from "#domain/failure.ts";
import { revisionFault } from "#domain/revisions/revisionFault.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { notifyFollowers } from "#platform/notifications/notify.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** A new revision of the data was published. */
    readonly "revision-published": { readonly label: string };
  }
}

declare module "#platform/jobs/job.ts" {
  interface JobKinds {
    /** After a revision was published: alerts, reports of each release and webhooks follow. */
    readonly "revision-published": { readonly revision: number; readonly before: number | null };
  }
}

/** The channel on which every process hears of a new publication. */
export const PUBLISHED = "published";

export interface Publishing {
  readonly revision: number;
  /** What was published before; null for the first, the same revision when nothing changed. */
  readonly before: number | null;
}

/** Who publishes, as the audit log notes it: null id at the command line. */
export interface Publisher {
  readonly id: number | null;
  readonly name: string;
  /** Who approved a draft before, `nobody` where it went out without; left out where it is not known. */
  readonly approvedBy?: string;
}

/**
 * Publishes a built draft, or an older revision again, in one transaction: readers see the old one or the new one. Without a
 * publisher, as for the sample set, nothing is noted in the audit log.
 *
 * @throws Failure `revision-unknown`; `conflict` when the draft is not built, or something else was published since it was begun
 */
export function publish(database: Database, id: number, by?: Publisher): Promise<Publishing> {
  return database.transaction(async (store) => {
    const revision = await lockedRevision(store, id);
    if (!revision) throw new Failure("revision-unknown", `There is no revision ${id}.`);
    const before = await publishedRevision(store);
    if (before === id) return { revision: id, before };
    checkReady(revision, before);
    await moveTo(store, before, id);
    const isBack = revision.status === "superseded" && before !== null && id < before;
    if (by) await recordPublishing(store, by, isBack ? "revision.rolled-back" : "revision.published", before, revision);
    if (before !== null && revision.status === "draft") await announce(store, revision);
    return { revision: id, before };
  });
}

/**
 * Publishes again the revision that the published one was based on.
 *
 * @throws Failure `conflict` when nothing is published or nothing came before
 */
export function rollback(database: Database, by?: Publisher): Promise<Publishing> {
  return database.transaction(async (store) => {
    const before = await publishedRevision(store);
    const current = before === null ? null : await revisionRecord(store, before);
    if (!current) throw new Failure("conflict", "Nothing is published, so there is nothing to roll back.");
    if (current.basedOn === null) {
      throw new Failure("conflict", `Revision ${current.id} is the first one; there is no earlier one to go back to.`);
    }
    const again = await lockedRevision(store, current.basedOn);
    if (!again)
      throw new Failure("conflict", `Revision ${current.basedOn} is deleted. Publish another one by its number.`);
    await moveTo(store, current.id, again.id);
    if (by) await recordPublishing(store, by, "revision.rolled-back", current.id, again);
    return { revision: again.id, before: current.id };
  });
}

async function moveTo(store: Queryable, from: number | null, to: number): Promise<void> {
  if (!(await switchPublished(store, from, to))) {
    throw new Failure(
      "conflict",
      "Another revision was published at the same moment. Run `revisions` to see it, then try again.",
    );
  }
  await markPublished(store, from, to);
  await store.query("select pg_notify($1, $2)", [PUBLISHED, String(to)]);
  await startJob(store, {
    kind: "revision-published",
    data: { revision: to, before: from },
    owner: null,
    name: null,
    key: String(to),
  });
}

/** Tells whoever follows of a new revision, once: neither of the very first one nor of one that is published again. */
function announce(store: Queryable, { id, label }: RevisionRecord): Promise<void> {
  return notifyFollowers(store, { kind: "revision-published", data: { label }, link: `/releases?edition=${id}` });
}

function recordPublishing(
  store: Queryable,
  { approvedBy, ...actor }: Publisher,
  action: "revision.published" | "revision.rolled-back",
  before: number | null,
  { id, label }: RevisionRecord,
): Promise<void> {
  return recordChange(store, {
    actor,
    action,
    subjectKind: "revision",
    subjectId: String(id),
    subject: label,
    before: before === null ? null : { published: String(before) },
    after: { published: String(id), ...(approvedBy !== undefined && { approvedBy }) },
  });
}

function checkReady(revision: RevisionRecord, published: number | null): void {
  if (revision.status === "scenario") {
    throw new Failure("conflict", `Revision ${revision.id} is a scenario. Apply it to a draft, and publish that.`);
  }
  if (revision.builtAt === null) {
    throw new Failure("conflict", revisionFault("not-built", { revision: revision.id }));
  }
  if (revision.status === "draft" && revision.basedOn !== published) {
    throw new Failure(
      "conflict",
      `Revision ${revision.id} was started from ${namedRevision(revision.basedOn)}, but ${namedRevision(published)} is published now. ` +
        "Publishing it would undo what came between. Import its files again: that starts a draft from the published revision.",
    );
  }
}

function namedRevision(id: number | null): string {
  return id === null ? "an empty store" : `revision ${id}`;
}
