import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  deliveries,
  replayDelivery,
  restoreWebhook,
  rotateSecret,
  testWebhook,
  webhooks,
} from "../contract.ts";
import { webhooksRoutes } from "./routes.ts";
import { webhookJobs } from "./webhookJobs.ts";
import { sweepWebhooks } from "./changeWebhooks.ts";

export const webhooksFeature = {
  contracts: [
    webhooks,
    createWebhook,
    changeWebhook,
    deleteWebhook,
    restoreWebhook,
    rotateSecret,
    testWebhook,
    deliveries,
    replayDelivery,
  ],
  routes: [webhooksRoutes],
  jobs: webhookJobs,
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    // Deleted ones and old deliveries.
    { name: "webhooks", everySeconds: HOUR, run: () => sweepWebhooks(database) },
  ],
};
