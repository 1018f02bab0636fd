import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { analysis } from "#ui/route/screen.ts";

export const shortLink: RouteItem = {
  path: "/s/:code",
  component: analysis(() => import("./ShortLinkScreen.tsx")),
  roles: ROLES,
  hideInMenu: true,
};
