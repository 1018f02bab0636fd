import { IconUsers } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administration } from "#ui/route/screen.ts";

export const users: RouteItem = {
  path: "user",
  label: "user",
  icon: IconUsers,
  component: administration(() => import("./UsersScreen.tsx")),
  search: true,
};
