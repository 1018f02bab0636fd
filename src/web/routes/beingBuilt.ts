import { inside } from "./screen.ts";

/** Screens that have their address, menu entry and rights, but no contents yet. The list is to become empty. */
export const BEING_BUILT: readonly string[] = [
  "/vertical/subvertical",
  ...Array.from({ length: 12 }, (_, at) => `/vertical/${at + 1}`),
  "/market-reports/vertical-alerts",
  "/market-reports/market-report",
  "/market-reports/media-rank-report",
  "/custom-reports",
  "/tv/market-profile",
  "/tv/station-overview",
  "/radio/market-profile",
  "/radio/station-overview",
  "/share-wallet",
  "/selling-aids",
  "/guides-insights",
  "/administration/markets/tv-markets",
  "/administration/markets/radio-markets",
  "/administration/markets/custom-markets",
  "/administration/forecast-analysis/nielsen",
  "/administration/forecast-analysis/media",
  "/administration/forecast-analysis/spending",
];

/** What stands in their place. */
export const BeingBuilt = inside(() => import("../landing/BeingBuiltScreen.tsx"));
