import { IconFiles, IconStack2 } from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administration, analysis } from "#ui/route/screen.ts";

export const releases: RouteItem = {
  path: "/releases",
  label: "releases",
  icon: IconFiles,
  component: analysis(() => import("./releases/ReleasesScreen.tsx")),
  roles: ROLES,
  search: true,
  hideInMenu: true,
};

export const revisions: RouteItem = {
  path: "revisions",
  label: "dataRevisions",
  icon: IconStack2,
  component: administration(() => import("./RevisionsScreen.tsx")),
  search: true,
};

export const oneRevision: RouteItem = {
  path: "revisions/:revision",
  component: administration(() => import("./RevisionScreen.tsx")),
  hideInMenu: true,
};
