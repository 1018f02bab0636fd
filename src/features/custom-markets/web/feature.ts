import { IconMapPins } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { charted } from "#ui/route/screen.ts";

/** The same screen for sellers and administrators: each sees what is theirs. */
const component = charted(() => import("./CustomMarketsScreen.tsx"));

export const customMarkets: RouteItem = {
  path: "/custom-markets",
  label: "customMarkets",
  icon: IconMapPins,
  component: component,
  roles: ROLES,
  search: true,
  hideInMenu: true,
};

export const administeredCustomMarkets: RouteItem = {
  path: "custom-markets",
  label: "customMarkets",
  icon: IconMapPins,
  component: component,
  search: true,
};
