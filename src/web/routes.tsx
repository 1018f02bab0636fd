import { IconChartBar } from "@tabler/icons-react";
import { lazy } from "react";
import { ROLES } from "#domain/access.ts";
import type { RouteItem, Screen } from "./routeItem.ts";

/** Every address of the product, in the order of the menu. */
export const ROUTES: readonly RouteItem[] = [
  { path: "/", redirectTo: "/market-summary", roles: ROLES, hideInMenu: true },
  { path: "/home", redirectTo: "/market-summary", roles: ROLES, hideInMenu: true },
  {
    path: "/market-summary",
    label: "marketSummary",
    icon: IconChartBar,
    component: screen(() => import("#features/market-summary/web/MarketSummaryScreen.tsx")),
    roles: ROLES,
    search: true,
    figures: true,
  },
  {
    path: "/login",
    component: screen(() => import("#features/account/web/LoginScreen.tsx")),
    publicOnly: true,
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/logout",
    component: screen(() => import("#features/account/web/LogoutScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/unauthorized",
    component: screen(() => import("#features/account/web/UnauthorizedScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/invalid-access",
    component: screen(() => import("#features/account/web/InvalidAccessScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/page-not-found",
    component: screen(() => import("#features/account/web/NotFoundScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
];

function screen(load: () => Promise<{ default: React.ComponentType }>): Screen {
  return { Component: lazy(load), preload: load };
}
