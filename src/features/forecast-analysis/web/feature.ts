import { IconCoins, IconStack2 } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { charted } from "#ui/route/screen.ts";

export const forecastMedia: RouteItem = {
  path: "media",
  label: "media",
  icon: IconStack2,
  component: charted(() => import("./MediaScreen.tsx")),
  search: true,
};

export const forecastSpending: RouteItem = {
  path: "spending",
  label: "spending",
  icon: IconCoins,
  component: charted(() => import("./SpendingScreen.tsx")),
  search: true,
};
