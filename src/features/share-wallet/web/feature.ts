import { IconWallet } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { analysis } from "#ui/route/screen.ts";

export const shareOfWallet: RouteItem = {
  path: "/share-wallet",
  label: "shareOfWallet",
  icon: IconWallet,
  component: analysis(() => import("./ShareOfWalletScreen.tsx")),
  roles: ROLES,
  access: ["shareOfWallet"],
  search: true,
  figures: true,
};
