import { IconRoute } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { analysis } from "#ui/route/screen.ts";

export const welcome: RouteItem = {
  path: "/dashboards/default",
  label: "dashboards",
  icon: IconRoute,
  component: analysis(() => import("./WelcomeScreen.tsx")),
  roles: ROLES,
  search: true,
  hideInMenu: true,
};
