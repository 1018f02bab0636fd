import { columnScale } from "#language/money.ts";
import type { FigurePart } from "../../document.ts";
import { roleLight } from "../../parts/lightColours.ts";
import { verticalMark } from "../../parts/ownMark.ts";
import { numberColumns } from "../../parts/numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../../parts/plannedColumn.ts";
import { sourceLine } from "../../sourceLine.ts";
import type { Spending } from "../../spending.ts";
import type { VerticalSize } from "./verticalSizes.ts";

/** All verticals beside each other. */
export function verticalsTable(verticals: readonly VerticalSize[], spending: Spending): FigurePart {
  const { words, view, own } = spending;
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const scale = columnScale(verticals.map(({ dollars }) => dollars));
  const unit = formats.moneyHead(scale);
  const measure = text("marketReport.verticals.line", {
    year: formats.year(view.year),
    unit,
    political: text(`spending.political.${view.political}`),
  });
  const part = (key: "share" | "nationShare" | "growth", head: string): PlannedColumn<VerticalSize> => ({
    key: `${key}_percent`,
    head,
    numeric: true,
    value: (row) => row[key],
    shown: (row) => (key === "growth" ? formats.growth(row[key]) : formats.share(row[key])),
    holds: "percent",
    format: { kind: key === "growth" ? "growth" : "share" },
  });
  const name = ({ id }: VerticalSize) => words.vertical(id);
  const [first] = verticals;
  const largest = verticals.slice(0, 3).map((row) => `${name(row)} ${formats.money(row.dollars)}`);
  return {
    kind: "figure",
    name: "verticals",
    headline: first
      ? text("marketReport.verticals.headline", {
          name: name(first),
          money: formats.money(first.dollars),
          share: formats.share(first.share),
        })
      : text("insights.atAGlance"),
    measure,
    alt: text("spending.alt.list", { line: measure, largest: formats.list(largest) }),
    shows: "both",
    chart: {
      kind: "bars",
      categories: verticals.map(name),
      series: [
        {
          name: text("spending.column.dollars"),
          colour: roleLight("own"),
          values: verticals.map(({ dollars }) => dollars),
        },
      ],
      benchmark: null,
      format: { kind: "money", scale },
      unit,
    },
    table: plannedTable<VerticalSize>({
      name: "verticals",
      caption: measure,
      columns: [
        textColumn("vertical", text("spending.column.vertical"), name),
        numbers.money("dollars", text("spending.column.dollars"), scale, ({ dollars }) => dollars),
        part("growth", text("spending.column.growth_percent")),
        part("share", text("spending.column.share_percent")),
        part("nationShare", text("spending.column.nation_share_percent")),
        numbers.index("index", text("spending.column.index"), ({ index }) => index),
      ],
      rows: verticals,
      mark: ({ id }) => verticalMark(id, own, words),
    }),
    source: sourceLine(spending),
  };
}
