import { IconFiles } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

export const myReport: RouteItem = {
  path: "/my-report",
  label: "myReport",
  icon: IconFiles,
  component: report(() => import("./MyReportScreen.tsx")),
  roles: ROLES,
  search: true,
  hideInMenu: true,
};
