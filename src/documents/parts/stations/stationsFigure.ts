import type { StationRow } from "#domain/stations/overview.ts";
import { controllerOf } from "#domain/stations/station.ts";
import { columnScale } from "#language/money.ts";
import { channelText, frequencyText, programmeOf } from "#language/words/stationWords.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../../spending.ts";
import type { BlockFigure } from "../blockFigure.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { stationNotes } from "./stationNotes.ts";
import type { StationsOverview } from "./stationsOverview.ts";

/** Every station of the market with what the table opens with, most revenue first. */
export function stationsFigure(overview: StationsOverview, own: ReadonlySet<string>, { words }: Spending): BlockFigure {
  const { text, formats } = words;
  const { medium, rows, year } = overview;
  const homes = rows.filter(({ home }) => home).length;
  const measure = text(`stations.list.line.${medium}`, { year: formats.year(year) });
  return {
    name: "stationCompetitiveOverview",
    headline: text(`stations.list.headline.${medium}`, { count: homes, number: formats.count(homes) }),
    measure,
    alt: measure,
    sources: [text("marketProfile.stations.source")],
    shows: "table",
    shares: true,
    chart: () => null,
    table: () =>
      plannedTable<StationRow>({
        name: `${medium}-stations`,
        caption: measure,
        columns: columnsOf(overview, words),
        rows: rows.toSorted(mostRevenueFirst),
        mark: ({ station, home }) =>
          own.has(station.id) ? text("stations.own.mark") : home ? undefined : text("stations.elsewhere"),
      }),
    notes: stationNotes(overview, words),
  };
}

/** As the table opens: those of whom no revenue is known stand last, those with an audience before the others. */
function mostRevenueFirst(a: StationRow, b: StationRow): number {
  return (b.ota ?? -1) - (a.ota ?? -1) || (b.share ?? -1) - (a.share ?? -1);
}

function columnsOf(overview: StationsOverview, words: Words): PlannedColumn<StationRow>[] {
  const { text, formats } = words;
  const { money, share, count, ratio } = numberColumns(words);
  const [book] = overview.books;
  const scale = columnScale(overview.rows.map(({ ota }) => ota));
  const word = (
    key: "callSign" | "channel" | "network" | "frequency" | "format" | "owner",
    shown: (row: StationRow) => string | null,
  ) => textColumn<StationRow>(key, text(`stations.column.${key}`), (row) => shown(row) ?? formats.count(null));
  return [
    count("rank", text("stations.column.rank"), ({ revenueRank }) => revenueRank),
    word("callSign", ({ station }) => station.callSign),
    ...(overview.medium === "tv"
      ? [word("channel", ({ station }) => channelText(station, words))]
      : [word("frequency", ({ station }) => frequencyText(station, words))]),
    word(overview.medium === "tv" ? "network" : "format", ({ station }) => programmeOf(station)),
    word("owner", ({ station }) => controllerOf(station)),
    ...(book
      ? [share<StationRow>("share", text("stations.column.share", { book: book.book }), (row) => row.share)]
      : []),
    money("ota", text("stations.column.ota", { year: formats.year(overview.year) }), scale, ({ ota }) => ota),
    share("revenueShare", text("stations.column.revenueShare"), ({ revenueShare }) => revenueShare),
    ratio("powerRatio", text("stations.column.powerRatio"), ({ powerRatio }) => powerRatio),
  ];
}
