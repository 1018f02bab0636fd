import { IconMail } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { desk } from "#ui/route/screen.ts";

export const contact: RouteItem = {
  path: "/contact",
  label: "contactUs",
  icon: IconMail,
  component: desk(() => import("./ContactScreen.tsx")),
  roles: ROLES,
  search: true,
};
