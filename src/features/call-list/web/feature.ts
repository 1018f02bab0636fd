import { IconPhone } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

export const callList: RouteItem = {
  path: "/call-list",
  label: "callList",
  icon: IconPhone,
  component: report(() => import("./CallListScreen.tsx")),
  roles: ROLES,
  search: true,
};
