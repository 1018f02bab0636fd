import { IconWebhook } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { integration } from "#ui/route/screen.ts";

export const webhooks: RouteItem = {
  path: "/webhooks",
  label: "webhooks",
  icon: IconWebhook,
  component: integration(() => import("./WebhooksScreen.tsx")),
  roles: ["Administrator"],
  search: true,
  hideInMenu: true,
};
