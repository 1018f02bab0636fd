import type { RouteItem } from "#ui/route/routeItem.ts";
import { registration } from "#ui/route/screen.ts";

export const unsubscribe: RouteItem = {
  path: "/unsubscribe",
  component: registration(() => import("./UnsubscribeScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};
