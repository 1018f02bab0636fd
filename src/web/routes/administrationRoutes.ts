import { IconSettings2 } from "@tabler/icons-react";
import type { RouteItem } from "../routeItem.ts";
import { administration } from "./screen.ts";

const Landing = administration(() => import("../landing/LandingScreen.tsx"));

/** What administrators work with. */
export const ADMINISTRATION: RouteItem = {
  path: "/administration",
  label: "siteAdministration",
  icon: IconSettings2,
  component: Landing,
  roles: ["Administrator"],
  search: true,
  subs: [
    {
      path: "markets",
      label: "markets",
      component: Landing,
      subs: [
        { path: "tv-markets", label: "tvMarkets", search: true },
        { path: "radio-markets", label: "radioMarkets", search: true },
        { path: "custom-markets", label: "customMarkets", search: true },
      ],
    },
    { path: "user", label: "user", component: Landing, search: true },
    { path: "customer", label: "customer", component: Landing, search: true },
    {
      path: "forecast-analysis",
      label: "forecastAnalysis",
      component: Landing,
      subs: [
        { path: "nielsen", label: "nielsenAdIntel", search: true },
        { path: "media", label: "media", search: true },
        { path: "spending", label: "spending", search: true },
      ],
    },
    { path: "audit", label: "auditLog", component: Landing, search: true },
    { path: "api-keys", label: "apiKeys", component: Landing, search: true },
    { path: "about", label: "about", component: Landing, search: true },
    { path: "update-content", label: "updateContent", modal: "updateContent", hideInMenu: true },
  ],
};
