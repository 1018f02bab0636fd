import type { Layout, LayoutName } from "./layout.ts";
import { adIntel } from "./layouts/adIntel.ts";
import { benchmarks } from "./layouts/benchmarks.ts";
import { counties } from "./layouts/counties.ts";
import { countyHistory } from "./layouts/countyHistory.ts";
import { countyTrades } from "./layouts/countyTrades.ts";
import { insights } from "./layouts/insights.ts";
import { marketCounties } from "./layouts/marketCounties.ts";
import { marketIntelligence } from "./layouts/marketIntelligence.ts";
import { marketsRadio } from "./layouts/marketsRadio.ts";
import { marketsTv } from "./layouts/marketsTv.ts";
import { nationalTotals } from "./layouts/nationalTotals.ts";
import { platformShares } from "./layouts/platformShares.ts";
import { prospects } from "./layouts/prospects.ts";
import { races } from "./layouts/races.ts";
import { seasons } from "./layouts/seasons.ts";
import { spend } from "./layouts/spend.ts";
import { stationAudience } from "./layouts/stationAudience.ts";
import { stationContours } from "./layouts/stationContours.ts";
import { stationEngineering } from "./layouts/stationEngineering.ts";
import { stationMarkets } from "./layouts/stationMarkets.ts";
import { stationOwners } from "./layouts/stationOwners.ts";
import { stationRevenue } from "./layouts/stationRevenue.ts";
import { stationsRadio } from "./layouts/stationsRadio.ts";
import { stationsTv } from "./layouts/stationsTv.ts";
import { stationWeights } from "./layouts/stationWeights.ts";
import { trades } from "./layouts/trades.ts";
import { tvSubchannels } from "./layouts/tvSubchannels.ts";
import { verticalMix } from "./layouts/verticalMix.ts";

/** Every layout by its name; a new one is added here and in `LAYOUTS`. */
export const LAYOUT_BY_NAME: Readonly<Record<LayoutName, Layout>> = {
  counties,
  "county-history": countyHistory,
  "county-trades": countyTrades,
  "markets-tv": marketsTv,
  "markets-radio": marketsRadio,
  "market-counties": marketCounties,
  "stations-tv": stationsTv,
  "stations-radio": stationsRadio,
  spend,
  "national-totals": nationalTotals,
  "vertical-mix": verticalMix,
  "platform-shares": platformShares,
  seasons,
  trades,
  races,
  benchmarks,
  prospects,
  "market-intelligence": marketIntelligence,
  insights,
  "station-markets": stationMarkets,
  "tv-subchannels": tvSubchannels,
  "station-owners": stationOwners,
  "station-engineering": stationEngineering,
  "station-audience": stationAudience,
  "station-revenue": stationRevenue,
  "station-weights": stationWeights,
  "station-contours": stationContours,
  "ad-intel": adIntel,
};

/** The layout of a name as it was kept; null for one that there is not, such as `unknown`. */
export function layoutNamed(name: string): Layout | null {
  return Object.values(LAYOUT_BY_NAME).find((layout) => layout.name === name) ?? null;
}

/** Whether several files of a layout stand beside each other in a revision, the later one counting where two say the same. */
export function standsBeside(layout: string): boolean {
  const known: Readonly<Record<string, Layout>> = LAYOUT_BY_NAME;
  return known[layout]?.beside === true;
}
