import { IconHistory } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administration } from "#ui/route/screen.ts";

export const audit: RouteItem = {
  path: "audit",
  label: "auditLog",
  icon: IconHistory,
  component: administration(() => import("./AuditScreen.tsx")),
  search: true,
};
