import { evaluateAlerts } from "#features/alerts/server/evaluateAlerts.ts";
import { revisionBefore } from "#features/alerts/server/holdRule.ts";
import { sendReportsOfRelease } from "#features/custom-reports/server/sendReport.ts";
import { tellFollowers } from "#features/revisions/server/releases/tellFollowers.ts";
import { tellOfPublishing } from "#features/webhooks/server/tellOfPublication.ts";
import { keepForecastsOf } from "#revisions/trackRecord/keepForecasts.ts";
import { endDemoAccounts } from "#platform/identity/endDemoAccounts.ts";
import type { JobKinds, JobRun, JobWork } from "#platform/jobs/job.ts";
import type { FeatureParts } from "./featureParts.ts";

/** What follows on a publication. It may be asked again of the same revision, and then does again only what is not done yet. */
type Follower = (published: JobKinds["revision-published"], parts: FeatureParts, run: JobRun) => Promise<void>;

/** Holds everybody's alert rules against the new revision. */
const alerts: Follower = async ({ revision, before }, { database, loadedRevisions }) => {
  const now = await loadedRevisions.byId(String(revision));
  const earlier = await revisionBefore(loadedRevisions, before);
  await evaluateAlerts(database, { now, before: earlier, of: "revision", at: Date.now() });
};

/** Whoever tries the product sees the sample alone. */
const demoEnds: Follower = async (_published, { database, keepDemoAccounts }) => {
  if (!keepDemoAccounts) await endDemoAccounts(database);
};

/** Everything that follows on a publication, in this order: people hear of it in the order in which they can look. */
const FOLLOWERS: readonly Follower[] = [
  demoEnds,
  alerts,
  ({ revision }, { database, loadedRevisions }) => keepForecastsOf(database, revision, loadedRevisions.current()),
  ({ revision }, { database }) => sendReportsOfRelease(database, revision),
  tellOfPublishing,
  (published, { database, site }) => tellFollowers(database, site, published),
];

/** Lets everything follow. What fails holds up nothing else, and is done again with the whole. */
export const afterPublishing = (parts: FeatureParts): JobWork<"revision-published"> => ({
  policy: { jobClass: "work", limitSeconds: 900, retrySeconds: [10, 60, 300, 1_800, 7_200] },
  run: async (published, run) => {
    // This process may not have heard of the publication yet.
    await parts.loadedRevisions.refresh();
    const faults: unknown[] = [];
    for (const [done, follow] of FOLLOWERS.entries()) {
      run.signal.throwIfAborted();
      await follow(published, parts, run).catch((fault: unknown) => faults.push(fault));
      run.progress((done + 1) / FOLLOWERS.length);
    }
    if (faults.length > 0) throw faults[0];
    return {};
  },
});
