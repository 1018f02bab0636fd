import { ALL_NEWS } from "./radioFormats.ts";
import type { SampleStation } from "./stationTable.ts";

/** How much a network or a group of formats draws, against others. */
const APPEAL: Readonly<Record<string, number>> = {
  ABC: 10,
  CBS: 11,
  NBC: 10.5,
  FOX: 7.5,
  PBS: 2.2,
  CW: 2.4,
  Telemundo: 3,
  Univision: 3.6,
  UniMas: 1.2,
  ION: 1.8,
  MyNetworkTV: 1.4,
  Independent: 1.2,
  MeTV: 1.2,
  Country: 7.5,
  "Adult Contemporary": 8,
  "CHR / Top 40": 6.5,
  "Classic Hits / Oldies": 6.5,
  "Adult Hits": 5,
  Rock: 6,
  Urban: 6,
  "Public radio": 5,
  "News/Talk": 8,
  [ALL_NEWS]: 9.5,
  Sports: 3.5,
  Spanish: 4.5,
  Religious: 1.5,
  "Classical / Jazz": 2.5,
  Silent: 0.1,
};
const USUAL_APPEAL = { tv: 0.6, radio: 1.5 };
/** Networks and groups of formats that sell well above or below their audience. */
const SALES: Readonly<Record<string, number>> = {
  "News/Talk": 1.35,
  [ALL_NEWS]: 1.8,
  Sports: 1.6,
  FOX: 1.15,
  NBC: 1.05,
  Country: 1.05,
  "CHR / Top 40": 1.1,
  "Adult Contemporary": 1.1,
  Spanish: 0.85,
  Urban: 0.9,
  Religious: 0.5,
};
/** What is left of a programme's appeal on AM; talk is still sought there. */
const AM = { talk: 0.55, music: 0.2 };
const TALK = new Set(["News/Talk", ALL_NEWS, "Sports", "Spanish", "Religious"]);
/** Stations of one programme in a market share its listeners. */
const CROWDING = 0.35;
/** Who is heard in half of a market has less than half the audience: large signals are well known. */
const COVERAGE_EXPONENT = 1.5;
/** Of two signals with the same reach the stronger one is heard in more houses. */
const POWER_EXPONENT = 0.06;

export interface Appeal {
  readonly station: SampleStation;
  /** What it draws, in no unit. */
  readonly draw: number;
  /** How well it turns audience into money; 1 is usual. */
  readonly sales: number;
}

/** What every station of a market draws and sells by its coverage, band, programme and those it shares the programme with. Nothing is left to chance. */
export function stationAppeal(stations: readonly SampleStation[]): Appeal[] {
  return stations.map((station) => {
    const { programme, band, coverage, powerKw } = station;
    const usual = USUAL_APPEAL[band === "" ? "tv" : "radio"];
    const onBand = band !== "AM" ? 1 : TALK.has(programme) ? AM.talk : AM.music;
    const crowd = band === "" ? 1 : stations.filter((other) => isRival(station, other)).length ** -CROWDING;
    const signal = coverage ** COVERAGE_EXPONENT * Math.max(powerKw, 0.1) ** POWER_EXPONENT;
    return { station, draw: (APPEAL[programme] ?? usual) * onBand * crowd * signal, sales: SALES[programme] ?? 1 };
  });
}

/** Whether one radio station's listeners are those of another one, itself among them. News is the same on AM and FM; talk loses listeners to it, and takes none. */
function isRival({ programme, band }: SampleStation, other: SampleStation): boolean {
  if (other.programme === ALL_NEWS) return programme === ALL_NEWS || (programme === "News/Talk" && other.band === band);
  return other.programme === programme && other.band === band;
}
