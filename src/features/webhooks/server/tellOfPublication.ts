import type { Database } from "#database/database.ts";
import type { JobKinds, JobRun } from "#jobs/job.ts";
import { startJob } from "#jobs/startJob.ts";
import type { PublicationDirectory } from "#revisions/publishing/publications.ts";

interface TellParts {
  readonly database: Database;
  readonly publications: PublicationDirectory;
}

/** Tells webhooks of a new revision, by its label and number. */
export async function tellOfPublication(
  { revision, before }: JobKinds["revision-published"],
  { database, publications }: TellParts,
  { job }: Pick<JobRun, "job">,
): Promise<void> {
  const { label, sample } = (await publications.byId(String(revision))).revision;
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
