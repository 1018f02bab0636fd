import {
  IconBook2,
  IconBriefcase,
  IconBroadcast,
  IconCategory,
  IconChartBar,
  IconDeviceTv,
  IconFileAnalytics,
  IconHome,
  IconMail,
  IconTable,
  IconWallet,
} from "@tabler/icons-react";
import { ROLES } from "#domain/access.ts";
import type { RouteItem } from "../routeItem.ts";
import { inside } from "./screen.ts";

const Landing = inside(() => import("../landing/LandingScreen.tsx"));

/** What subscribers work with, in the order of the menu. */
export const SECTIONS: readonly RouteItem[] = [
  { path: "/", redirectTo: "/home", roles: ROLES, hideInMenu: true },
  { path: "/home", label: "home", icon: IconHome, component: Landing, roles: ROLES, search: true },
  {
    path: "/market-summary",
    label: "marketSummary",
    icon: IconChartBar,
    component: inside(() => import("#features/market-summary/web/MarketSummaryScreen.tsx")),
    roles: ROLES,
    search: true,
    figures: true,
  },
  {
    path: "/vertical",
    label: "verticalCategories",
    icon: IconCategory,
    component: Landing,
    roles: ROLES,
    search: true,
    mega: true,
    subs: [
      { path: "subvertical", label: "subvertical", search: true },
      ...Array.from({ length: 12 }, (_, at): RouteItem => ({ path: String(at + 1), hideInMenu: true })),
    ],
  },
  { path: "/subvertical", redirectTo: "/vertical/subvertical", roles: ROLES, hideInMenu: true },
  {
    path: "/market-reports",
    label: "marketReports",
    icon: IconFileAnalytics,
    component: Landing,
    roles: ROLES,
    search: true,
    subs: [
      { path: "vertical-alerts", label: "verticalAlerts", search: true },
      { path: "market-report", label: "fullMarketReport", search: true },
      { path: "media-rank-report", label: "mediaRanker", search: true },
    ],
  },
  { path: "/media-rank-report", redirectTo: "/market-reports/media-rank-report", roles: ROLES, hideInMenu: true },
  { path: "/custom-reports", label: "customReports", icon: IconTable, roles: ROLES, search: true },
  {
    path: "/tv",
    label: "localTvData",
    icon: IconDeviceTv,
    component: Landing,
    roles: ROLES,
    access: ["tv"],
    search: true,
    subs: [
      { path: "market-profile", label: "marketProfile", search: true },
      { path: "station-overview", label: "stationOverview", search: true },
    ],
  },
  {
    path: "/radio",
    label: "localRadioData",
    icon: IconBroadcast,
    component: Landing,
    roles: ROLES,
    access: ["radio"],
    search: true,
    subs: [
      { path: "market-profile", label: "marketProfile", search: true },
      { path: "station-overview", label: "stationOverview", search: true },
    ],
  },
  {
    path: "/share-wallet",
    label: "shareOfWallet",
    icon: IconWallet,
    roles: ROLES,
    access: ["shareOfWallet"],
    search: true,
  },
  {
    path: "/selling-aids",
    label: "sellingAids",
    icon: IconBriefcase,
    roles: ROLES,
    access: ["sellingAides"],
    search: true,
  },
  {
    path: "/guides-insights",
    label: "guidesAndInsights",
    icon: IconBook2,
    roles: ROLES,
    access: ["guidesAndInsights"],
    search: true,
  },
  {
    path: "/contact",
    label: "contactUs",
    icon: IconMail,
    component: Landing,
    roles: ROLES,
    search: true,
  },
];
