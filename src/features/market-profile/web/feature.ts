import { IconMapPin } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { analysis } from "#ui/route/screen.ts";

/** Of TV and of radio, by its path. */
export const marketProfile: RouteItem = {
  path: "market-profile",
  label: "marketProfile",
  icon: IconMapPin,
  component: analysis(() => import("./MarketProfileScreen.tsx")),
  search: true,
  figures: true,
};
