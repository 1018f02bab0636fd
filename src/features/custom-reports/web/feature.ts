import { IconTable } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

export const customReports: RouteItem = {
  path: "/custom-reports",
  label: "customReports",
  icon: IconTable,
  component: report(() => import("./CustomReportsScreen.tsx")),
  roles: ROLES,
  search: true,
};
