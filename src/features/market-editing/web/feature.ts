import { IconBroadcast, IconDeviceTv } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { charted } from "#ui/route/screen.ts";

/** Of TV and of radio, by its path. */
const component = charted(() => import("./MarketsScreen.tsx"));

export const tvMarkets: RouteItem = {
  path: "tv-markets",
  label: "tvMarkets",
  icon: IconDeviceTv,
  component: component,
  search: true,
};

export const radioMarkets: RouteItem = {
  path: "radio-markets",
  label: "radioMarkets",
  icon: IconBroadcast,
  component: component,
  search: true,
};
