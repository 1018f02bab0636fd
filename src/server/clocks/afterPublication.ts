import { evaluateAlerts } from "#features/alerts/server/evaluateAlerts.ts";
import { editionBefore } from "#features/alerts/server/holdRule.ts";
import { sendReportsOfRelease } from "#features/custom-reports/server/sendReport.ts";
import { tellFollowers } from "#features/revisions/server/releases/tellFollowers.ts";
import { endDemoAccounts } from "#identity/endDemoAccounts.ts";
import type { JobKinds, JobRun } from "#jobs/job.ts";
import type { Follower } from "../follower.ts";
import type { JobHandlerParts } from "../jobs/jobHandlerParts.ts";
import { tellOfPublication } from "../jobs/webhookJobs.ts";

/** Holds everybody's alert rules against the new edition. */
const alerts: Follower = async ({ revision, before }, { database, publications }) => {
  const now = await publications.byId(String(revision));
  const earlier = await editionBefore(publications, before);
  await evaluateAlerts(database, { now, before: earlier, of: "edition", at: Date.now() });
};

/** Whoever tries the product sees the sample alone. */
const demoEnds: Follower = async (_published, { database, config }) => {
  if (!config.keepDemoAccounts) await endDemoAccounts(database);
};

/** Everything that follows on a publication, in this order. */
const FOLLOWERS: readonly Follower[] = [
  demoEnds,
  alerts,
  ({ revision }, { database }) => sendReportsOfRelease(database, revision),
  tellOfPublication,
  (published, { database, config }) => tellFollowers(database, config, published),
];

/** Lets everything follow. What fails holds up nothing else, and is done again with the whole. */
export async function afterPublication(
  published: JobKinds["revision-published"],
  parts: JobHandlerParts,
  run: JobRun,
): Promise<void> {
  const faults: unknown[] = [];
  for (const [done, follow] of FOLLOWERS.entries()) {
    run.signal.throwIfAborted();
    await follow(published, parts, run).catch((fault: unknown) => faults.push(fault));
    run.progress((done + 1) / FOLLOWERS.length);
  }
  if (faults.length > 0) throw faults[0];
}
