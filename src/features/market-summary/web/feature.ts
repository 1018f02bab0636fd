import { IconChartBar } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { analysis } from "#ui/route/screen.ts";

export const marketSummary: RouteItem = {
  path: "/market-summary",
  label: "marketSummary",
  icon: IconChartBar,
  component: analysis(() => import("./MarketSummaryScreen.tsx")),
  roles: ROLES,
  search: true,
  figures: true,
};
