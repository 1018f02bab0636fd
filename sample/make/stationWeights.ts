import { type Cell, csvFile } from "./csvFile.ts";
import { seededRandom } from "./seededRandom.ts";
import { stationAppeal } from "./stationAppeal.ts";
import type { SampleStation } from "./stationTable.ts";

/** Political money goes where the news is. */
const NEWS = new Set(["ABC", "CBS", "NBC", "FOX", "News/Talk"]);
const WITHOUT_NEWS = 0.25;
/** Percent of core air time: what networks' affiliates get for being carried, and everybody else. */
const RETRANS = { networks: [80, 125], others: [0, 25] } as const;

/** How the broadcast money of markets divides over their commercial stations. */
export function stationWeights(markets: Iterable<readonly SampleStation[]>): string {
  return csvFile(
    ["call_sign", "band", "revenue_weight", "political_weight", "local_percent", "retrans_percent"],
    [...markets].flatMap((stations) => rowsOf(stations)),
  );
}

function rowsOf(stations: readonly SampleStation[]): Cell[][] {
  return stationAppeal(stations)
    .filter(({ station }) => station.commercial)
    .map(({ station, draw, sales }) => {
      const random = seededRandom(`money ${station.callSign} ${station.band}`);
      const isTv = station.band === "";
      const hasNews = NEWS.has(station.programme);
      // The large sell somewhat better than their audience, the small somewhat worse.
      const weight = rounded(draw ** 1.12 * sales);
      const [least, most] = RETRANS[hasNews ? "networks" : "others"];
      return [
        station.callSign,
        station.band,
        weight,
        rounded(weight * (hasNews ? 1 + random() * 0.4 : WITHOUT_NEWS)),
        Math.round((isTv ? 52 : 68) + random() * 18),
        isTv ? Math.round(least + (most - least) * random()) : "",
      ];
    });
}

function rounded(weight: number): number {
  return Math.max(0.1, Math.round(weight * 10) / 10);
}
