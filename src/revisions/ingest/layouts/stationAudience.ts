import { DEFAULT_DAYPART, DEFAULT_DEMOGRAPHIC } from "#domain/stations/audience.ts";
import { copyLine } from "../copyLine.ts";
import type { KnownStation, Layout, LayoutContext } from "../layout.ts";
import { MarketMatcher } from "../cells/matchMarket.ts";
import { readDate } from "../cells/readDate.ts";
import { readPercent } from "../cells/readPercent.ts";
import { STATION_COLUMNS, stationReader } from "../cells/readStation.ts";
import { SeenKeys } from "../seenKeys.ts";

/** Shares are rounded to a tenth of a percent each; so much above a hundred is no more than that. */
const ROUNDING = 0.005;

/** What surveys found of stations. Nothing is made to add up: what comes to more than a hundred is told and kept. */
export const stationAudience: Layout = {
  name: "station-audience",
  title: "station audience",
  nature: "modelled",
  table: "station_audience",
  beside: true,
  ofStations: true,
  tableColumns: [
    "market_id",
    "station_id",
    "book",
    "book_date",
    "demographic",
    "daypart",
    "share",
    "aqh_persons",
    "aqh_rating",
    "cume_persons",
  ],
  columns: [
    ...STATION_COLUMNS,
    { key: "book_date", aliases: ["survey_date", "date", "fecha", "datum"], required: true },
    { key: "book", aliases: ["survey", "book_name"] },
    { key: "market_code", aliases: ["market", "market_id", "dma_code", "metro_code"] },
    { key: "demographic", aliases: ["demo"] },
    { key: "daypart" },
    { key: "share_percent", aliases: ["share", "aqh_share"], required: true },
    { key: "aqh_persons", aliases: ["aqh", "average_quarter_hour"] },
    { key: "aqh_rating_percent", aliases: ["rating", "aqh_rating"] },
    { key: "cume_persons", aliases: ["cume"] },
  ],
  open: (context) => {
    const { row, importId, problems } = context;
    const seen = new SeenKeys();
    const stations = stationReader(context);
    const readMarket = surveyedMarket(context);
    const sums = new Map<string, { sum: number; line: number }>();
    return {
      check: () => {
        const station = stations.read(row.text("market_code"));
        const date = readDate(row, "book_date", { required: true });
        const share = readPercent(row, "share_percent");
        const aqh = row.number("aqh_persons", { whole: true, least: 0 });
        const rating = readPercent(row, "aqh_rating_percent");
        const cume = row.number("cume_persons", { whole: true, least: 0 });
        const market = station ? readMarket(station) : null;
        if (!station || !market || date === null || !row.sound) return null;
        const book = row.text("book") ?? date;
        const demographic = row.text("demographic") ?? DEFAULT_DEMOGRAPHIC[station.medium];
        const daypart = row.text("daypart") ?? DEFAULT_DAYPART;
        const survey = [market, book, demographic, daypart].join(" ");
        seen.check(row, "book_date", `${station.id} ${survey} ${date}`);
        if (!row.sound) return null;
        sums.set(survey, { sum: (sums.get(survey)?.sum ?? 0) + (share ?? 0), line: row.line });
        return copyLine([importId, market, station.id, book, date, demographic, daypart, share, aqh, rating, cume]);
      },
      finish: () => {
        stations.finish();
        for (const [survey, { sum, line }] of sums) {
          if (sum <= 1 + ROUNDING) continue;
          const percent = (100 * sum).toFixed(1);
          const message = () =>
            `The shares of ${survey} add up to ${percent} %. They are kept as they are: look at the file.`;
          problems.add({ line, column: "share_percent", value: percent }, "share-above-one", message, "warning");
        }
      },
    };
  },
};

/** The market a row is about: the one it names, else the station's own. A station of no market has no audience anywhere. */
function surveyedMarket({ row, geography }: LayoutContext): (station: KnownStation) => string | null {
  const matchers = {
    tv: new MarketMatcher("tv", geography.markets),
    radio: new MarketMatcher("radio", geography.markets),
  };
  return ({ medium, market, callSign }) => {
    const code = row.text("market_code");
    if (code !== null) {
      const found = matchers[medium].match(code, "");
      if ("id" in found) return found.id;
      row.refuse("market_code", found.code, found.message);
      return null;
    }
    if (market === null) {
      const message = () => `${callSign} belongs to no market, so its audience needs one. The row is left out.`;
      row.note("call_sign", "doubtful-market", message, "warning");
    }
    return market;
  };
}
