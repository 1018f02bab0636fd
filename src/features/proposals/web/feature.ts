import { IconFileDollar } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { registration, report } from "#ui/route/screen.ts";

export const proposals: RouteItem = {
  path: "/proposals",
  label: "proposals",
  icon: IconFileDollar,
  component: report(() => import("./ProposalsScreen.tsx")),
  roles: ROLES,
  access: ["shareOfWallet"],
  search: true,
  hideInMenu: true,
};

export const oneProposal: RouteItem = {
  path: "/proposals/:proposal",
  component: report(() => import("./ProposalScreen.tsx")),
  roles: ROLES,
  access: ["shareOfWallet"],
  hideInMenu: true,
};

/** Where a client sees what was offered. */
export const sharedProposal: RouteItem = {
  path: "/p",
  component: registration(() => import("./SharedProposalScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};
