import { IconChartDots } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administration } from "#ui/route/screen.ts";

export const health: RouteItem = {
  path: "health",
  label: "health",
  icon: IconChartDots,
  component: administration(() => import("./HealthScreen.tsx")),
  search: true,
};
