import { IconBook2 } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { reading } from "#ui/route/screen.ts";

export const guidesInsights: RouteItem = {
  path: "/guides-insights",
  label: "guidesAndInsights",
  icon: IconBook2,
  component: reading(() => import("./GuidesInsightsScreen.tsx")),
  roles: ROLES,
  access: ["guidesAndInsights"],
  search: true,
};
