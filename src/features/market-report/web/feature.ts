import { IconReport } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { registration, report } from "#ui/route/screen.ts";

export const marketReport: RouteItem = {
  path: "market-report",
  label: "fullMarketReport",
  icon: IconReport,
  component: report(() => import("./MarketReportScreen.tsx")),
  search: true,
  figures: true,
};

export const sharedReport: RouteItem = {
  path: "/r",
  component: registration(() => import("./links/SharedReportScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};
