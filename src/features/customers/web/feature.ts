import { IconBuilding } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administration } from "#ui/route/screen.ts";

export const customers: RouteItem = {
  path: "customer",
  label: "customer",
  icon: IconBuilding,
  component: administration(() => import("./CustomersScreen.tsx")),
  search: true,
};
