import type { LayoutName } from "../layoutNames.ts";

/** What files are: counted or filed by somebody, made by a published method, supposed with a reason, some of each, or an organisation's own. */
export const NATURES = ["fact", "mixed", "modelled", "assumed", "own"] as const;
export type Nature = (typeof NATURES)[number];

/** Of the files that come with the product. */
const NATURE_OF_LAYOUT: Readonly<Record<LayoutName, Nature>> = {
  counties: "fact",
  "county-history": "fact",
  "county-trades": "fact",
  "markets-tv": "modelled",
  "markets-radio": "modelled",
  "market-counties": "modelled",
  "stations-tv": "fact",
  "stations-radio": "fact",
  spend: "fact",
  "national-totals": "mixed",
  "vertical-mix": "assumed",
  "platform-shares": "assumed",
  seasons: "assumed",
  trades: "assumed",
  races: "fact",
  benchmarks: "fact",
  prospects: "assumed",
  "market-intelligence": "assumed",
  insights: "assumed",
  "station-markets": "assumed",
  "tv-subchannels": "fact",
  "station-owners": "fact",
  "station-engineering": "fact",
  "station-audience": "modelled",
  "station-revenue": "modelled",
  "station-weights": "modelled",
  "station-contours": "modelled",
  "ad-intel": "modelled",
};

/** What a file is: what comes with the product is known; of any other its own organisation answers for it. */
export function natureOfLayout(layout: string, ofProduct: boolean): Nature {
  const known: Readonly<Record<string, Nature>> = NATURE_OF_LAYOUT;
  return (ofProduct ? known[layout] : undefined) ?? "own";
}
