import { seededRandom } from "./seededRandom.ts";
import type { SampleStation } from "./stationTable.ts";

/** How much a network or format draws, against others. */
const APPEAL: Readonly<Record<string, number>> = {
  ABC: 10,
  CBS: 11,
  NBC: 10.5,
  FOX: 7.5,
  PBS: 2.2,
  CW: 2.4,
  Telemundo: 3,
  Univision: 3.6,
  ION: 1.8,
  MyNetworkTV: 1.4,
  Independent: 1.6,
  Country: 8,
  "Adult Contemporary": 7.5,
  "Contemporary Hit Radio": 6.5,
  "Classic Hits": 6.5,
  "Classic Rock": 6,
  "Hot Adult Contemporary": 5,
  "Urban Contemporary": 5,
  "Public Radio": 4,
  "News/Talk": 6,
  Sports: 2.6,
};
const USUAL_APPEAL = 2.6;
/** Radio formats and networks that sell well above or below their audience. */
const SALES: Readonly<Record<string, number>> = {
  "News/Talk": 1.3,
  Sports: 1.5,
  FOX: 1.15,
  NBC: 1.05,
  Country: 1.1,
  "Contemporary Hit Radio": 1.1,
  "Religious Teaching": 0.5,
  Gospel: 0.6,
  Oldies: 0.7,
  "Business Talk": 1.3,
};

export interface Appeal {
  readonly station: SampleStation;
  /** What it draws, in no unit. */
  readonly draw: number;
  /** How well it turns audience into money; 1 is usual. */
  readonly sales: number;
}

/** What every station of a market draws and sells: its programme's usual appeal, and luck of its own. */
export function stationAppeal(stations: readonly SampleStation[]): Appeal[] {
  return stations.map((station) => {
    const random = seededRandom(`appeal ${station.callSign} ${station.band}`);
    const luck = 0.55 + 0.9 * random();
    // Few listen to AM music, and to the tenth station of a format.
    const reach = station.band === "AM" && station.programme !== "News/Talk" ? 0.35 : 1;
    return {
      station,
      draw: (APPEAL[station.programme] ?? USUAL_APPEAL) * luck * reach,
      sales: (SALES[station.programme] ?? 1) * (0.7 + 0.6 * random()),
    };
  });
}
