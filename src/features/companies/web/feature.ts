import { IconBuildingStore } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

export const companies: RouteItem = {
  path: "/companies",
  label: "companies",
  icon: IconBuildingStore,
  component: report(() => import("./CompaniesScreen.tsx")),
  roles: ROLES,
  access: ["shareOfWallet"],
  search: true,
};
