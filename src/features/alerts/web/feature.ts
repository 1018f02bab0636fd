import { IconBell } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

export const verticalAlerts: RouteItem = {
  path: "vertical-alerts",
  label: "verticalAlerts",
  icon: IconBell,
  component: report(() => import("./AlertsScreen.tsx")),
  search: true,
};
