import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { ForecastError } from "#forecast/forecastError.ts";
import type { Person } from "#platform/identity/caller.ts";
import { cancelJobsOf } from "#platform/jobs/cancelJob.ts";
import type { JobHandler } from "#platform/jobs/job.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { computeAside } from "#revisions/building/computeAside.ts";
import { forecastFailure } from "#revisions/forecastFailure.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { checkRevision } from "#revisions/checks/checkRevision.ts";
import { recordRevision } from "./changeTexts.ts";
import { revisionPath } from "./review.ts";
import { jobKey, lockDraft } from "./roomRows.ts";

/**
 * Begins to build a draft; asked again while it waits, it is the same building.
 *
 * @throws Failure `revision-unknown`; `conflict` for one that was published, or is being built
 */
export function beginBuild(database: Database, by: Person, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const draft = await lockDraft(store, id);
    if (draft.buildState === "running" || draft.buildState === "waiting")
      throw new Failure("conflict", "This revision is already being built.");
    await startJob(store, {
      kind: "revision-build",
      data: { revision: id },
      owner: by.id,
      name: draft.label,
      key: jobKey(id),
    });
    await recordRevision(store, by, "revision.buildBegun", draft);
  });
}

/**
 * Stops the building of a draft.
 *
 * @throws Failure `revision-unknown`, `conflict` where it is not being built
 */
export function cancelBuild(database: Database, by: Person, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const draft = await lockDraft(store, id);
    if (!(await cancelJobsOf(store, "revision-build", jobKey(id))))
      throw new Failure("conflict", "This revision is not being built.");
    await recordRevision(store, by, "revision.buildCancelled", draft);
  });
}

/** How far the whole has come when the wallets are stored: the rest is checking them. */
const BUILT = 0.85;

/** Builds a draft in a thread of its own and keeps what the checks of it find. Done again, it comes to the same. */
export function buildJob({ database }: { readonly database: Database }): JobHandler<"revision-build"> {
  return async ({ revision }, { job, signal, progress }) => {
    await buildRevision(database, revision, {
      compute: computeAside,
      signal,
      progress: (part) => progress(part * BUILT),
    }).catch(async (reason) => {
      await notePlace(database, job, reason);
      forecastFailure(reason);
    });
    progress(BUILT);
    const checks = await checkRevision(database, revision);
    // A file that joined the draft meanwhile has taken the building back, and with it what was checked.
    await database.query(
      "update revision set checks = $2::text::jsonb where revision_id = $1 and status = 'draft' and built_at is not null",
      [revision, JSON.stringify(checks)],
    );
    return { link: revisionPath(revision) };
  };
}

/** Keeps with the job what in the files no forecast can be made of: its fault has English words alone, and readers have other languages. */
async function notePlace(database: Database, job: string, reason: unknown): Promise<void> {
  if (!(reason instanceof ForecastError)) return;
  await database.query(
    "update job set data = data || jsonb_build_object('faultPlace', $2::text::jsonb) where job_id = $1",
    [job, JSON.stringify(reason.place)],
  );
}
