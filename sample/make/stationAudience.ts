import { type Cell, csvFile } from "./csvFile.ts";
import { seededRandom } from "./seededRandom.ts";
import { stationAppeal } from "./stationAppeal.ts";
import type { SampleStation } from "./stationTable.ts";

/** Surveys as they are made: November, February, May and July. The last one is a year after the first. */
const BOOKS = ["2024-11", "2025-02", "2025-05", "2025-07", "2025-11"];
/** Percent of all viewing or listening that goes to the stations of the list; the rest is cable, streams and stations from elsewhere. */
const COVERED = { tv: { least: 34, most: 48 }, radio: { least: 66, most: 86 } };
/** Persons in an average quarter of an hour for each percent of share and each 1,000 people, and how many of them a week turns over. */
const AQH_PER_POINT = 0.85;
const WEEKLY_TURNOVER = { least: 11, most: 22 };

export interface SurveyedMarket {
  readonly medium: "tv" | "radio";
  readonly stations: readonly SampleStation[];
  /** Persons. */
  readonly population: number;
}

/** What five surveys found of every station of every market. Persons stand in the latest one of radio only, so that the file stays small. */
export function stationAudience(markets: readonly SurveyedMarket[]): string {
  return csvFile(
    ["call_sign", "band", "book_date", "share_percent", "aqh_persons", "cume_persons"],
    markets.flatMap((market) => rowsOf(market)),
  );
}

function rowsOf({ medium, stations, population }: SurveyedMarket): Cell[][] {
  const appeal = stationAppeal(stations);
  const whole = appeal.reduce((sum, { draw }) => sum + draw, 0);
  const random = seededRandom(`audience ${medium} ${stations[0]?.market}`);
  const covered = COVERED[medium].least + (COVERED[medium].most - COVERED[medium].least) * random();
  return appeal.flatMap(({ station, draw }) => {
    const luck = seededRandom(`books ${station.callSign} ${station.band}`);
    const trend = (luck() - 0.5) * 0.16;
    const turnover = WEEKLY_TURNOVER.least + (WEEKLY_TURNOVER.most - WEEKLY_TURNOVER.least) * luck();
    return BOOKS.map((book, at) => {
      const noise = 1 + trend * (at / (BOOKS.length - 1) - 1) + (luck() - 0.5) * 0.08;
      const share = Math.max(0.1, Math.round(((10 * covered * draw) / whole) * noise) / 10);
      const isLatest = medium === "radio" && at === BOOKS.length - 1;
      const aqh = hundreds((share * AQH_PER_POINT * population) / 1000);
      return [
        station.callSign,
        station.band,
        book,
        share,
        isLatest ? aqh : "",
        isLatest ? hundreds(aqh * turnover) : "",
      ];
    });
  });
}

/** Surveys print persons in hundreds. */
function hundreds(persons: number): number {
  return Math.max(100, Math.round(persons / 100) * 100);
}
