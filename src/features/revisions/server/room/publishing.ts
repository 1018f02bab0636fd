import type { Database, Queryable } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { Failure } from "#domain/failure.ts";
import { revisionFault, type RevisionFaultCode } from "#domain/revisions/revisionFault.ts";
import type { Rights } from "#domain/access/access.ts";
import type { Person } from "#platform/identity/caller.ts";
import { cancelJobsOf } from "#platform/jobs/cancelJob.ts";
import type { JobHandler } from "#platform/jobs/job.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { publish, type Publisher } from "#revisions/publishing/publish.ts";
import { recordRevision } from "./changeTexts.ts";
import { lostMarkets } from "./importRows.ts";
import { revisionPath } from "./review.ts";
import { jobKey, lockDraft, type RoomRow, selectRoomRow } from "./roomRows.ts";

/** What somebody knows of and wants all the same. */
export interface Aware {
  readonly unreviewed: boolean;
  readonly fewerMarkets: boolean;
}

/**
 * Publishes a built draft, or an earlier revision again.
 *
 * @param instead what the person took for the published revision
 * @throws Failure `revision-unknown`; `conflict` where something else is published by now, or the revision is not fit for it
 */
export async function publishNow(
  database: Database,
  by: Person,
  id: number,
  { instead, ...aware }: Aware & { readonly instead: string | null },
): Promise<void> {
  const published = await publishedRevision(database);
  if ((published === null ? null : String(published)) !== instead)
    throw new Failure("conflict", "Another revision has been published. Review the changes and try again.");
  const row = await selectRoomRow(database, id);
  await expectFit(database, row, published, aware);
  await publish(database, id, publisher(by, row));
  await cancelJobsOf(database, "revision-publish", jobKey(id));
}

/** The audit log says of a draft who approved it, and says so where nobody did. */
function publisher({ id, email }: Person, { status, reviewState, reviewDecidedBy }: RoomRow): Publisher {
  const approvedBy = reviewState === "approved" ? (reviewDecidedBy ?? "nobody") : "nobody";
  return { id, name: email, ...(status === "draft" && { approvedBy }) };
}

/** The latest time that a publication can be put off to. */
const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;

/**
 * Schedules a built draft to be published as it is now and instead of what is published now.
 *
 * @throws Failure `revision-unknown`; `conflict` where it is not fit for it, `invalid-input` for a time that has passed or is too far
 */
export async function schedule(
  database: Database,
  by: Person,
  id: number,
  { at, ...aware }: Aware & { readonly at: string },
): Promise<void> {
  const when = new Date(at);
  const wait = when.getTime() - Date.now();
  if (!(wait > 0) || wait > LONGEST_DAYS * DAY_MS) {
    const message = "Must be a time within the coming year.";
    throw new Failure("invalid-input", message, [{ pointer: "/body/at", message }]);
  }
  await database.transaction(async (store) => {
    const draft = await lockDraft(store, id);
    await expectFit(store, draft, await publishedRevision(store), aware);
    await cancelJobsOf(store, "revision-publish", jobKey(id));
    await store.query(
      `update revision set publish_at = $2, publish_built_at = built_at, publish_by = $3, publish_fault = null,
         version = version + 1 where revision_id = $1`,
      [id, when, by.id],
    );
    await startJob(store, {
      kind: "revision-publish",
      data: { revision: id },
      owner: by.id,
      name: draft.label,
      key: jobKey(id),
      at: when,
    });
    await recordRevision(store, by, "revision.scheduled", draft, {
      before: { publishAt: draft.publishAt?.toISOString() ?? null },
      after: { publishAt: when.toISOString() },
    });
  });
}

/**
 * Cancels a draft's scheduled publication.
 *
 * @throws Failure `revision-unknown`, `conflict` where there is none
 */
export function unschedule(database: Database, by: Person, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const draft = await lockDraft(store, id);
    if (draft.publishAt === null) throw new Failure("conflict", "This revision is not scheduled to be published.");
    await cancelJobsOf(store, "revision-publish", jobKey(id));
    await store.query(
      `update revision set publish_at = null, publish_built_at = null, publish_by = null, publish_fault = null,
         version = version + 1 where revision_id = $1`,
      [id],
    );
    await recordRevision(store, by, "revision.unscheduled", draft, {
      before: { publishAt: draft.publishAt.toISOString() },
      after: { publishAt: null },
    });
  });
}

export interface PublishParts {
  readonly database: Database;
  readonly rights: {
    readonly callerOf: (person: number) => Promise<{ readonly person: Person; readonly rights: Rights }>;
  };
}

/** Publishes a draft whose time has come, in the name of whoever chose the time. What speaks against it is noted with the draft. */
export function publishJob({ database, rights }: PublishParts): JobHandler<"revision-publish"> {
  return async ({ revision }, { owner }) => {
    if (owner === null) throw new Failure("person-required", "A person must publish a revision.");
    const { person, rights: held } = await rights.callerOf(owner);
    if (held.role !== "Administrator") throw new Failure("role-required", "Only administrators can publish.");
    try {
      await expectAsScheduled(database, revision);
      await publish(database, revision, publisher(person, await selectRoomRow(database, revision)));
    } catch (reason) {
      if (!(reason instanceof Failure)) throw reason;
      await database.query("update revision set publish_fault = $2 where revision_id = $1", [revision, reason.message]);
      throw reason;
    }
    return { link: revisionPath(revision) };
  };
}

/** A draft that was built anew is not the one that somebody decided on. Done by an earlier try, nothing is left to expect. */
async function expectAsScheduled(store: Queryable, revision: number): Promise<void> {
  const [row] = await store.query<{ status: string; same: boolean }>(
    `select status, publish_at is not null and built_at is not distinct from publish_built_at as same
     from revision where revision_id = $1`,
    [revision],
  );
  if (row?.status !== "draft" || row.same) return;
  throw new Failure("conflict", revisionFault("changed-since-scheduled", { revision }));
}

/** @throws Failure `conflict` naming what speaks against publishing */
async function expectFit(
  store: Queryable,
  row: RoomRow,
  published: number | null,
  { unreviewed, fewerMarkets }: Aware,
): Promise<void> {
  const { id: revision } = row;
  const refuse = (code: RevisionFaultCode, values: Readonly<Record<string, string | number>> = { revision }) =>
    new Failure("conflict", revisionFault(code, values));
  if (row.builtAt === null) throw refuse("not-built");
  if (row.buildState === "running" || row.buildState === "waiting") throw refuse("being-built");
  if (row.checks?.some(({ faults }) => faults.length > 0)) throw refuse("not-sound");
  if (row.status === "draft" && row.basedOn !== published) throw refuse("not-from-published");
  if (!unreviewed && (row.reviewState === "asked" || row.reviewState === "returned")) throw refuse("not-approved");
  if (fewerMarkets || published === null) return;
  const lost = await lostMarkets(store, published, row.id);
  if (lost.length > 0) throw refuse("fewer-markets", { count: lost.length, markets: lost.slice(0, 5).join(", ") });
}
