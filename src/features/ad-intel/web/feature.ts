import { IconAd2 } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { charted } from "#ui/route/screen.ts";

export const nielsen: RouteItem = {
  path: "nielsen",
  label: "nielsenAdIntel",
  icon: IconAd2,
  component: charted(() => import("./NielsenScreen.tsx")),
  search: true,
};
