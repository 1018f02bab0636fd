import {
  IconAd2,
  IconBroadcast,
  IconBuilding,
  IconChartDots,
  IconCoins,
  IconDeviceTv,
  IconFileImport,
  IconHistory,
  IconInfoCircle,
  IconKey,
  IconMap,
  IconMapPins,
  IconPencil,
  IconSettings2,
  IconStack2,
  IconUsers,
} from "@tabler/icons-react";
import type { RouteItem } from "../routeItem.ts";
import { CustomMarkets } from "./customMarkets.ts";
import { administration, administrationLanding, charted } from "./screen.ts";

const Landing = administrationLanding(() => import("../landing/LandingScreen.tsx"));

const About = administration(() => import("#features/about/web/AboutScreen.tsx"));

const Health = administration(() => import("#features/health/web/HealthScreen.tsx"));

const Customers = administration(() => import("#features/customers/web/CustomersScreen.tsx"));

const ApiKeys = administration(() => import("#features/api-keys/web/ApiKeysScreen.tsx"));

const Audit = administration(() => import("#features/audit/web/AuditScreen.tsx"));

const Revisions = administration(() => import("#features/revisions/web/RevisionsScreen.tsx"));

const Revision = administration(() => import("#features/revisions/web/RevisionScreen.tsx"));
const Imports = administration(() => import("#features/imports/web/ImportsScreen.tsx"));

const Import = charted(() => import("#features/imports/web/ImportScreen.tsx"));

const Users = administration(() => import("#features/users/web/UsersScreen.tsx"));

/** Of TV and of radio, by its path. */
const Markets = charted(() => import("#features/market-editing/web/MarketsScreen.tsx"));

const ForecastMedia = charted(() => import("#features/forecast-analysis/web/MediaScreen.tsx"));

const ForecastSpending = charted(() => import("#features/forecast-analysis/web/SpendingScreen.tsx"));

const Nielsen = charted(() => import("#features/ad-intel/web/NielsenScreen.tsx"));

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
      icon: IconMap,
      component: Landing,
      subs: [
        { path: "tv-markets", label: "tvMarkets", icon: IconDeviceTv, component: Markets, search: true },
        { path: "radio-markets", label: "radioMarkets", icon: IconBroadcast, component: Markets, search: true },
        {
          path: "custom-markets",
          label: "customMarkets",
          icon: IconMapPins,
          component: CustomMarkets,
          search: true,
        },
      ],
    },
    { path: "user", label: "user", icon: IconUsers, component: Users, search: true },
    { path: "customer", label: "customer", icon: IconBuilding, component: Customers, search: true },
    {
      path: "forecast-analysis",
      label: "forecastAnalysis",
      icon: IconChartDots,
      component: Landing,
      subs: [
        { path: "nielsen", label: "nielsenAdIntel", icon: IconAd2, component: Nielsen, search: true },
        { path: "media", label: "media", icon: IconStack2, component: ForecastMedia, search: true },
        { path: "spending", label: "spending", icon: IconCoins, component: ForecastSpending, search: true },
      ],
    },
    { path: "revisions", label: "dataEditions", icon: IconStack2, component: Revisions, search: true },
    { path: "revisions/:revision", component: Revision, hideInMenu: true },
    { path: "imports", label: "imports", icon: IconFileImport, component: Imports, search: true },
    { path: "imports/:upload", label: "imports", component: Import, hideInMenu: true },
    { path: "audit", label: "auditLog", icon: IconHistory, component: Audit, search: true },
    { path: "api-keys", label: "apiKeys", icon: IconKey, component: ApiKeys, search: true },
    { path: "health", label: "health", icon: IconChartDots, component: Health, search: true },
    { path: "about", label: "about", icon: IconInfoCircle, component: About, search: true },
    { path: "update-content", label: "updateContent", icon: IconPencil, modal: "updateContent", search: true },
  ],
};
