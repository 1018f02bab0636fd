import { IconPlugConnected } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

/** Reached from the companies, and where a CRM sends people back to. */
export const crm: RouteItem = {
  path: "/companies/crm",
  label: "crm",
  icon: IconPlugConnected,
  component: report(() => import("./CrmScreen.tsx")),
  roles: ROLES,
  access: ["shareOfWallet"],
  search: true,
  hideInMenu: true,
};
