import { IconTable } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administration } from "#ui/route/screen.ts";

/** Reached beside one's API keys, which its programs need; its texts stand with theirs. */
export const dataRoom: RouteItem = {
  path: "/data-room",
  label: "dataRoom",
  icon: IconTable,
  component: administration(() => import("./DataRoomScreen.tsx")),
  roles: ROLES,
  search: true,
  hideInMenu: true,
};
