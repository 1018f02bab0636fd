import { rankTable } from "#domain/ranks/rankTable.ts";
import type { Table } from "#domain/tables/table.ts";
import type { LineChart } from "../../chart.ts";
import { reportTable } from "../../reportTable.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { QUIET } from "../lightColours.ts";
import type { Ranking } from "./ranking.ts";

/** Who passed whom over the years: a line each, and the ranks of all years in the table. */
export function rankYearsFigure(ranking: Ranking): BlockFigure {
  const { kind, list, spending, names, headlines, window, own, nameOf, markOf } = ranking;
  const { words } = spending;
  const { text, formats } = words;
  const told = list.rows.find(({ id }) => id === own) ?? list.rows[0];
  const line = text("mediaRank.line.years", {
    line: ranking.line,
    first: formats.year(list.years[0] ?? list.year),
    last: formats.year(list.years.at(-1) ?? list.year),
    best: formats.count(window[0]),
    worst: formats.count(window[1]),
  });
  return {
    name: names[1],
    headline: headlines[1],
    measure: line,
    alt: text("mediaRank.alt.years", {
      line,
      name: told ? nameOf(told.id) : "",
      from: formats.rank(told?.ranks[0] ?? null),
      to: formats.rank(told?.ranks.at(-1) ?? null),
    }),
    shows: "both",
    chart: () => linesOf(ranking),
    table: () =>
      reportTable(rankYearsTable(rankTable(list, kind), kind), {
        name: tableName(names[1]),
        caption: line,
        words,
        named: kind,
        mark: markOf,
        kinds: new Map(list.years.map((year, at) => [year, list.kinds[at] ?? "estimate"])),
      }),
  };
}

/** The names and their ranks in every year. */
export function rankYearsTable({ columns, rows }: Table, kind: Ranking["kind"]): Table {
  const kept = columns.flatMap(({ key, year }, at) => (key === kind || year !== undefined ? [at] : []));
  return {
    columns: kept.flatMap((at) => columns[at] ?? []),
    rows: rows.map((row) => kept.map((at) => row[at] ?? null)),
  };
}

/** Lines of all who are among the ranks drawn in any year; null where nobody has a rank. */
function linesOf({
  list,
  window,
  own,
  told: [, subject],
  nameOf,
  lightOf,
  weightOf: usual,
  spending,
}: Ranking): LineChart | null {
  const [best, worst] = window;
  const { formats } = spending.words;
  const told = list.rows.find(({ id }) => id === own) ?? list.rows[0];
  // What the headline is about is drawn as strongly as the own one.
  const weightOf = (id: string) => (id === subject ? "own" : usual(id));
  const within = (rank: number | null) => (rank !== null && rank >= best && rank <= worst ? rank : null);
  const series = list.rows
    .map(({ id, ranks }) => ({
      name: nameOf(id),
      colour: weightOf(id) === "quiet" ? QUIET : lightOf(id),
      weight: weightOf(id),
      values: ranks.map(within),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
  if (series.length === 0) return null;
  return {
    kind: "lines",
    ranks: true,
    window,
    marks: list.years.map((year, at) => ({
      id: `year:${year}`,
      says: `${formats.year(year)}: ${told ? `${nameOf(told.id)} ${formats.rank(told.ranks[at] ?? null)}` : ""}`,
    })),
    categories: list.years.map((year) => formats.year(year)),
    series,
    kinds: list.kinds,
    band: null,
    format: { kind: "count" },
    unit: "",
  };
}
