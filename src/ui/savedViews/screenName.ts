import type { TFunction } from "i18next";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";

const NAMED = {
  "/home": "home",
  "/market-summary": "marketSummary",
  "/vertical": "verticalCategories",
  "/vertical/subvertical": "subvertical",
  "/share-wallet": "shareOfWallet",
  "/market-reports/vertical-alerts": "verticalAlerts",
  "/market-reports/market-report": "fullMarketReport",
  "/market-reports/media-rank-report": "mediaRanker",
} as const;

/** What the screen of an address is called: the line of business where it is about one, else its name in the menu. */
export function screenName(path: string, text: TFunction, locale: Locale): string {
  const [screen = "", search] = path.split("?");
  const page = /^\/vertical\/(\d+)$/.exec(screen)?.[1];
  const vertical = page === undefined ? undefined : VERTICALS[Number(page) - 1];
  if (vertical) return vertical.names[locale];
  const subVertical = screen === "/vertical/subvertical" ? new URLSearchParams(search).get("sub") : null;
  if (subVertical !== null) return subVerticalName(subVertical, locale);
  return isNamed(screen) ? text(`menu.${NAMED[screen]}`) : screen;
}

function isNamed(screen: string): screen is keyof typeof NAMED {
  return Object.hasOwn(NAMED, screen);
}
