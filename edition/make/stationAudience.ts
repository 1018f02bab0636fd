import { type Cell, csvFile } from "./csvFile.ts";
import { stationAppeal } from "./stationAppeal.ts";
import type { SampleStation } from "./stationTable.ts";

/** No survey: what the model says of the latest year. Earlier ones would be made of nothing. */
const BOOK = { date: "2025-11", name: "Model 2025" };
/** Percent of all viewing or listening that goes to a market's own stations; the rest is cable, streams and stations from elsewhere. */
const COVERED = { tv: 42, radio: 76 };
/** Persons in an average quarter of an hour for each percent of share and each 1,000 people, and how many of them a week turns over. */
const AQH_PER_POINT = 0.85;
const WEEKLY_TURNOVER = 16;

export interface SurveyedMarket {
  readonly medium: "tv" | "radio";
  readonly stations: readonly SampleStation[];
  /** Persons. */
  readonly population: number;
}

/** The audience that every station of a market should have by coverage, class, format and market. Persons stand in radio only. */
export function stationAudience(markets: readonly SurveyedMarket[]): string {
  return csvFile(
    ["call_sign", "band", "book_date", "book", "share_percent", "aqh_persons", "cume_persons"],
    markets.flatMap((market) => rowsOf(market)),
  );
}

function rowsOf({ medium, stations, population }: SurveyedMarket): Cell[][] {
  const appeal = stationAppeal(stations);
  const whole = appeal.reduce((sum, { draw }) => sum + draw, 0);
  return appeal.map(({ station, draw }) => {
    const share = Math.round((1000 * COVERED[medium] * draw) / whole) / 1000;
    const aqh = hundreds((share * AQH_PER_POINT * population) / 1000);
    const persons = medium === "radio" ? [aqh, hundreds(aqh * WEEKLY_TURNOVER)] : ["", ""];
    return [station.callSign, station.band, BOOK.date, BOOK.name, Math.round(share * 10) / 10, ...persons];
  });
}

/** Surveys print persons in hundreds, and so does the model. */
function hundreds(persons: number): number {
  return Math.round(persons / 100) * 100;
}
