import {
  IconBroadcast,
  IconCategory,
  IconChartDots,
  IconDeviceTv,
  IconFileAnalytics,
  IconHome,
  IconMap,
  IconPencil,
  IconSettings2,
} from "@tabler/icons-react";
import { ROLES } from "#domain/access/access.ts";
// In the order of the menu: what is alike stands together in the script that browsers load, and packs better.
import { welcome } from "#features/home/web/feature.ts";
import { marketSummary } from "#features/market-summary/web/feature.ts";
import { subVertical, verticals } from "#features/verticals/web/feature.ts";
import { shortLink } from "#features/saved-views/web/feature.ts";
import { verticalAlerts } from "#features/alerts/web/feature.ts";
import { marketReport, sharedReport } from "#features/market-report/web/feature.ts";
import { mediaRank } from "#features/media-rank/web/feature.ts";
import { accuracy } from "#features/accuracy/web/feature.ts";
import { trackRecord } from "#features/track-record/web/feature.ts";
import { customReports } from "#features/custom-reports/web/feature.ts";
import { administeredCustomMarkets, customMarkets } from "#features/custom-markets/web/feature.ts";
import { marketProfile } from "#features/market-profile/web/feature.ts";
import { radioStations, tvStations } from "#features/stations/web/feature.ts";
import { shareOfWallet } from "#features/share-wallet/web/feature.ts";
import { callList } from "#features/call-list/web/feature.ts";
import { companies } from "#features/companies/web/feature.ts";
import { oneProposal, proposals, sharedProposal } from "#features/proposals/web/feature.ts";
import { crm } from "#features/crm/web/feature.ts";
import { sellingAids } from "#features/selling-aids/web/feature.ts";
import { guidesInsights } from "#features/guides-insights/web/feature.ts";
import { contact } from "#features/contact/web/feature.ts";
import { apiKeys, ownApiKeys } from "#features/api-keys/web/feature.ts";
import { dataRoom } from "#features/data-room/web/feature.ts";
import { myReport } from "#features/report-basket/web/feature.ts";
import { oneRevision, releases, revisions } from "#features/revisions/web/feature.ts";
import { webhooks } from "#features/webhooks/web/feature.ts";
import { radioMarkets, tvMarkets } from "#features/market-editing/web/feature.ts";
import { users } from "#features/users/web/feature.ts";
import { customers } from "#features/customers/web/feature.ts";
import { nielsen } from "#features/ad-intel/web/feature.ts";
import { forecastMedia, forecastSpending } from "#features/forecast-analysis/web/feature.ts";
import { imports, oneImport } from "#features/imports/web/feature.ts";
import { audit } from "#features/audit/web/feature.ts";
import { health } from "#features/health/web/feature.ts";
import { accessibility } from "#features/accessibility/web/feature.ts";
import { about } from "#features/about/web/feature.ts";
import {
  forgotPassword,
  invalidAccess,
  login,
  logout,
  pageNotFound,
  register,
  resetPassword,
  unauthorized,
} from "#features/account/web/feature.ts";
import { unsubscribe } from "#features/unsubscribe/web/feature.ts";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { administrationLanding, landing, overview } from "#ui/route/screen.ts";

const component = landing(() => import("../landing/LandingScreen.tsx"));

const home: RouteItem = {
  path: "/home",
  label: "home",
  icon: IconHome,
  component: overview(() => import("../landing/HomeScreen.tsx")),
  roles: ROLES,
  search: true,
};

const redirect = (path: string, redirectTo: string): RouteItem => ({
  path,
  redirectTo,
  roles: ROLES,
  hideInMenu: true,
});

/** What subscribers work with, in the order of the menu. */
const SECTIONS: readonly RouteItem[] = [
  redirect("/", "/home"),
  home,
  welcome,
  marketSummary,
  {
    path: "/vertical",
    label: "verticalCategories",
    icon: IconCategory,
    component,
    roles: ROLES,
    search: true,
    mega: true,
    subs: [...verticals, subVertical],
  },
  shortLink,
  redirect("/subvertical", "/vertical/subvertical"),
  {
    path: "/market-reports",
    label: "marketReports",
    icon: IconFileAnalytics,
    component,
    roles: ROLES,
    search: true,
    subs: [verticalAlerts, marketReport, mediaRank, trackRecord, accuracy],
  },
  redirect("/media-rank-report", "/market-reports/media-rank-report"),
  customReports,
  customMarkets,
  {
    path: "/tv",
    label: "localTvData",
    icon: IconDeviceTv,
    component,
    roles: ROLES,
    access: ["tv"],
    search: true,
    subs: [marketProfile, tvStations],
  },
  {
    path: "/radio",
    label: "localRadioData",
    icon: IconBroadcast,
    component,
    roles: ROLES,
    access: ["radio"],
    search: true,
    subs: [marketProfile, radioStations],
  },
  shareOfWallet,
  companies,
  crm,
  callList,
  proposals,
  oneProposal,
  sellingAids,
  guidesInsights,
  contact,
  ownApiKeys,
  dataRoom,
  myReport,
  releases,
  webhooks,
];

const administered = administrationLanding(() => import("../landing/LandingScreen.tsx"));

/** What administrators work with. */
const ADMINISTRATION: RouteItem = {
  path: "/administration",
  label: "siteAdministration",
  icon: IconSettings2,
  component: administered,
  roles: ["Administrator"],
  search: true,
  subs: [
    {
      path: "markets",
      label: "markets",
      icon: IconMap,
      component: administered,
      subs: [tvMarkets, radioMarkets, administeredCustomMarkets],
    },
    users,
    customers,
    {
      path: "forecast-analysis",
      label: "forecastAnalysis",
      icon: IconChartDots,
      component: administered,
      subs: [nielsen, forecastMedia, forecastSpending],
    },
    revisions,
    oneRevision,
    imports,
    oneImport,
    audit,
    apiKeys,
    health,
    about,
    { path: "update-content", label: "updateContent", icon: IconPencil, modal: "updateContent", search: true },
  ],
};

/** The pages outside of the shell: ways in, the way out, and what is said where there is no way; and what is shown to whoever holds a link. */
export const DOORS: readonly RouteItem[] = [
  login,
  register,
  forgotPassword,
  resetPassword,
  sharedReport,
  sharedProposal,
  unsubscribe,
  logout,
  unauthorized,
  invalidAccess,
  pageNotFound,
  accessibility,
];

/** Every address of the product, in the order of the menu. Features say of their screens what they are; here is where each stands. */
export const ROUTES: readonly RouteItem[] = [...SECTIONS, ADMINISTRATION, ...DOORS];
