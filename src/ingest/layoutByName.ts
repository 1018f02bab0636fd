import type { Layout, LayoutName } from "./layout.ts";
import { counties } from "./layouts/counties.ts";
import { marketCounties } from "./layouts/marketCounties.ts";
import { marketsRadio } from "./layouts/marketsRadio.ts";
import { marketsTv } from "./layouts/marketsTv.ts";
import { nationalTotals } from "./layouts/nationalTotals.ts";
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
};
