import { deliver, giveUpDelivery } from "#features/webhooks/server/deliver.ts";
import { tellWebhooks } from "#features/webhooks/server/tellWebhooks.ts";
import type { JobHandlers } from "#jobs/job.ts";
import { retryPolicyOf } from "#jobs/retryPolicy.ts";
import { startJob } from "#jobs/startJob.ts";
import type { Follower } from "../follower.ts";
import type { JobHandlerParts } from "./jobHandlerParts.ts";

/** Tells webhooks of events: one job finds those that want to know, one sends to each. */
export function webhookJobs({
  database,
  rights,
  config,
}: JobHandlerParts): Pick<JobHandlers, "webhook-event" | "webhook-delivery"> {
  return {
    "webhook-event": async (event, run) => {
      await tellWebhooks(database, event, run);
      return {};
    },
    "webhook-delivery": async ({ delivery }, { attempt, signal }) => {
      try {
        await deliver({ database, rights, allowPrivate: config.webhookAllowPrivate }, delivery, signal);
      } catch (reason) {
        if (attempt > retryPolicyOf("webhook-delivery").retrySeconds.length) await giveUpDelivery(database, delivery);
        throw reason;
      }
      return {};
    },
  };
}

/** Tells webhooks of a new edition, by its label and number. */
export const tellOfPublication: Follower = async ({ revision, before }, { database, publications }, { job }) => {
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
};
