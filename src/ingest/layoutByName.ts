import type { Layout, LayoutName } from "./layout.ts";
import { counties } from "./layouts/counties.ts";
import { insights } from "./layouts/insights.ts";
import { marketCounties } from "./layouts/marketCounties.ts";
import { marketIntelligence } from "./layouts/marketIntelligence.ts";
import { marketsRadio } from "./layouts/marketsRadio.ts";
import { marketsTv } from "./layouts/marketsTv.ts";
import { nationalTotals } from "./layouts/nationalTotals.ts";
import { platformShares } from "./layouts/platformShares.ts";
import { prospects } from "./layouts/prospects.ts";
import { seasons } from "./layouts/seasons.ts";
import { spend } from "./layouts/spend.ts";
import { stationsRadio } from "./layouts/stationsRadio.ts";
import { stationsTv } from "./layouts/stationsTv.ts";
import { verticalMix } from "./layouts/verticalMix.ts";

/** Every layout by its name; a new one is added here and in `LAYOUTS`. */
export const LAYOUT_BY_NAME: Readonly<Record<LayoutName, Layout>> = {
  counties,
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
  prospects,
  "market-intelligence": marketIntelligence,
  insights,
};
