import { IconInfoCircle } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administration } from "#ui/route/screen.ts";

export const about: RouteItem = {
  path: "about",
  label: "about",
  icon: IconInfoCircle,
  component: administration(() => import("./AboutScreen.tsx")),
  search: true,
};
