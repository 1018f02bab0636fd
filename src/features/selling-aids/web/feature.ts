import { IconBriefcase } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

export const sellingAids: RouteItem = {
  path: "/selling-aids",
  label: "sellingAids",
  icon: IconBriefcase,
  component: report(() => import("./SellingAidsScreen.tsx")),
  roles: ROLES,
  access: ["sellingAides"],
  search: true,
};
