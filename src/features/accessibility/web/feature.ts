import type { RouteItem } from "#ui/route/routeItem.ts";
import { statement } from "#ui/route/screen.ts";

export const accessibility: RouteItem = {
  path: "/accessibility",
  component: statement(() => import("./AccessibilityScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};
