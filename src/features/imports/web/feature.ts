import { IconFileImport } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administration, charted } from "#ui/route/screen.ts";

export const imports: RouteItem = {
  path: "imports",
  label: "imports",
  icon: IconFileImport,
  component: administration(() => import("./ImportsScreen.tsx")),
  search: true,
};

export const oneImport: RouteItem = {
  path: "imports/:upload",
  label: "imports",
  component: charted(() => import("./ImportScreen.tsx")),
  hideInMenu: true,
};
