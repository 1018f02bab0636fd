import type { TFunction } from "i18next";
import type { Messages } from "#language/messages/areas.ts";

type Layout = keyof Messages["revisions"]["layout"];

const NAMED: Readonly<Record<Layout, true>> = {
  counties: true,
  "county-history": true,
  "county-trades": true,
  "markets-tv": true,
  "markets-radio": true,
  "market-counties": true,
  "stations-tv": true,
  "stations-radio": true,
  spend: true,
  "national-totals": true,
  "vertical-mix": true,
  "platform-shares": true,
  seasons: true,
  trades: true,
  races: true,
  benchmarks: true,
  prospects: true,
  "market-intelligence": true,
  insights: true,
  "station-markets": true,
  "tv-subchannels": true,
  "station-owners": true,
  "station-engineering": true,
  "station-audience": true,
  "station-revenue": true,
  "station-weights": true,
  "station-contours": true,
  "ad-intel": true,
};

/** What a kind of import file is called; its own name where the app knows no better. */
export function layoutName(layout: string, text: TFunction): string {
  return isNamed(layout) ? text(`revisions.layout.${layout}`) : layout;
}

function isNamed(layout: string): layout is Layout {
  return Object.hasOwn(NAMED, layout);
}
