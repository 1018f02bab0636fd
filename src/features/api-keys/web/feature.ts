import { IconKey } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administration } from "#ui/route/screen.ts";

/** Its texts stand with those of the administrators' list of keys. */
export const ownApiKeys: RouteItem = {
  path: "/api-keys",
  label: "apiKeys",
  icon: IconKey,
  component: administration(() => import("./OwnApiKeysScreen.tsx")),
  roles: ROLES,
  search: true,
  hideInMenu: true,
};

export const apiKeys: RouteItem = {
  path: "api-keys",
  label: "apiKeys",
  icon: IconKey,
  component: administration(() => import("./ApiKeysScreen.tsx")),
  search: true,
};
