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
};
