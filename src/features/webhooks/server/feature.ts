import type { Database } from "#platform/database/database.ts";
import { HOUR, MINUTE, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  changeWebhook,
  chartPicture,
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
import { tellOfRecords } from "./tellOfRecords.ts";

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
    chartPicture,
  ],
  routes: [webhooksRoutes],
  jobs: webhookJobs,
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    // Deleted ones and old deliveries.
    { name: "webhooks", everySeconds: HOUR, run: () => sweepWebhooks(database) },
    // What is edited twice within a minute is told once.
    { name: "changedRecords", everySeconds: MINUTE, run: () => tellOfRecords(database) },
  ],
};
