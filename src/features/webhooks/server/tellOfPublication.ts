import type { Database } from "#platform/database/database.ts";
import type { JobKinds, JobRun } from "#platform/jobs/job.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";

interface TellParts {
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
}

/** Tells webhooks of a new revision, by its label and number. */
export async function tellOfPublishing(
  { revision, before }: JobKinds["revision-published"],
  { database, loadedRevisions }: TellParts,
  { job }: Pick<JobRun, "job">,
): Promise<void> {
  const { label, sample } = (await loadedRevisions.byId(String(revision))).revision;
  await startJob(database, {
    kind: "webhook-event",
    data: {
      id: `evt_${job}-revision`,
      event: "revision.published",
      customer: null,
      at: new Date().toISOString(),
      data: { revision: String(revision), before: before === null ? null : String(before), label, sample },
    },
    owner: null,
    name: null,
    key: `revision ${revision}`,
  });
}
