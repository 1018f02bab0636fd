import type { Messages } from "#i18n/text.ts";
import type { MenuLabel } from "../routeItem.ts";

type Purpose = keyof Messages["landing"]["purpose"];

const WITH_PURPOSE: readonly Purpose[] = [
  "dashboards",
  "home",
  "marketSummary",
  "verticalCategories",
  "subvertical",
  "marketReports",
  "verticalAlerts",
  "fullMarketReport",
  "mediaRanker",
  "customReports",
  "localTvData",
  "marketProfile",
  "stationOverview",
  "localRadioData",
  "shareOfWallet",
  "sellingAids",
  "guidesAndInsights",
  "contactUs",
  "siteAdministration",
  "forecastAnalysis",
  "nielsenAdIntel",
  "media",
  "spending",
  "user",
  "customer",
  "markets",
  "tvMarkets",
  "radioMarkets",
  "customMarkets",
  "updateContent",
  "dataEditions",
  "auditLog",
  "apiKeys",
  "health",
  "about",
];

/** The key of the line that says what a screen is for; undefined where its name and number say it, as with the verticals. */
export function purposeOf(label: MenuLabel | undefined): `landing.purpose.${Purpose}` | undefined {
  const purpose = WITH_PURPOSE.find((known) => known === label);
  return purpose && `landing.purpose.${purpose}`;
}
