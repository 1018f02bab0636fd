import { INTEL_TOPICS, type MarketIntel } from "#domain/advertisers/marketIntel.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../../spending.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { intelValue } from "./intelValue.ts";

export interface IntelFigure extends BlockFigure {
  /** Topic by topic. */
  readonly known: readonly MarketIntel[];
  readonly sources: readonly string[];
}

/** What advertisers of the vertical say of their budgets, media, plans and troubles; null where nothing is known. */
export function intelFigure({ scope, words }: Spending, all: readonly MarketIntel[]): IntelFigure | null {
  const { text } = words;
  const known = all
    .filter(({ vertical }) => scope.kind === "vertical" && vertical === scope.id)
    .toSorted((a, b) => INTEL_TOPICS.indexOf(a.topic) - INTEL_TOPICS.indexOf(b.topic));
  if (known.length === 0 || scope.kind !== "vertical") return null;
  const line = text("verticals.intel.line");
  return {
    name: "marketIntelligence",
    known,
    headline: text("verticals.intel.headline", { count: known.length }),
    measure: line,
    alt: text("verticals.intel.alt", { count: known.length, vertical: words.vertical(scope.id) }),
    shows: "table",
    chart: () => null,
    table: () =>
      plannedTable({ name: tableName("marketIntelligence"), caption: line, columns: intelColumns(words), rows: known }),
    sources: [...new Set(known.map(({ source }) => source))],
  };
}

/** The facts, each in the unit it is meant in. */
export function intelColumns({ text, formats, ...words }: Words): PlannedColumn<MarketIntel>[] {
  const written = (key: "topic" | "about" | "statement" | "source", shown: (fact: MarketIntel) => string) =>
    textColumn(key, text(`verticals.intel.column.${key}`), shown);
  const counted = (
    key: "value" | "asked" | "year",
    value: (fact: MarketIntel) => number | null,
    shown: (fact: MarketIntel) => string,
    holds: PlannedColumn<MarketIntel>["holds"],
  ): PlannedColumn<MarketIntel> => ({
    key,
    head: text(`verticals.intel.column.${key}`),
    numeric: true,
    value,
    shown,
    holds,
    format: null,
  });
  return [
    written("topic", ({ topic }) => text(`verticals.intel.topic.${topic}`)),
    written("about", ({ vertical, subVertical }) =>
      subVertical === null ? words.vertical(vertical) : words.subVertical(subVertical),
    ),
    written("statement", ({ statement }) => formats.name(statement)),
    // Facts count in units of their own: each is written as it is meant.
    textColumn("value", text("verticals.intel.column.value"), (fact) => intelValue(fact, formats) ?? ""),
    counted(
      "asked",
      ({ respondents }) => respondents,
      ({ respondents }) => (respondents === null ? "" : formats.count(respondents)),
      "persons",
    ),
    counted(
      "year",
      ({ year }) => year,
      ({ year }) => formats.year(year),
      "year",
    ),
    written("source", ({ source }) => source),
  ];
}
