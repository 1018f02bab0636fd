import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { StationView } from "#domain/stations/stationViews.ts";
import { columnScale } from "#language/money.ts";
import { powerRatioText } from "#language/words/stationWords.ts";
import type { ScatterChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import type { BlockFigure } from "../blockFigure.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { bestRatio, type PowerRow, powerRows } from "./powerRows.ts";
import type { StationsOverview } from "./stationsOverview.ts";

/** Audience against revenue: who sells better than it is watched or heard; null where nobody has both. */
export function powerFigure(
  overview: StationsOverview,
  view: StationView,
  own: ReadonlySet<string>,
  { words }: Spending,
): BlockFigure | null {
  const { text, formats } = words;
  const rows = powerRows(overview, view, words);
  const best = bestRatio(rows);
  if (!best) return null;
  const measure = text("stations.power.line", { year: formats.year(overview.year) });
  const largest = rows.slice(0, 3).map(({ label, revenue }) => `${label} ${formats.share(revenue)}`);
  return {
    name: "powerRatio",
    headline:
      rows.length === 1
        ? text("stations.power.headlineOne", { name: best.label })
        : text("stations.power.headline", { name: best.label, ratio: powerRatioText(best.ratio, words) }),
    measure,
    alt: text("stations.power.alt", {
      count: rows.length,
      number: formats.count(rows.length),
      largest: formats.list(largest),
    }),
    sources: [text("marketProfile.stations.source")],
    shows: "both",
    chart: () => powerChart(rows, own, words),
    table: () =>
      plannedTable<PowerRow>({
        name: `${overview.medium}-power-ratio`,
        caption: measure,
        columns: columnsOf(rows, overview, words),
        rows,
        mark: ({ id }) => (own.has(id) ? text("stations.own.mark") : undefined),
      }),
  };
}

function powerChart(rows: readonly PowerRow[], own: ReadonlySet<string>, words: Spending["words"]): ScatterChart {
  const { text, formats } = words;
  return {
    kind: "scatter",
    marks: rows.map(({ id, label, audience, revenue, ratio }) => ({
      id,
      says: text("stations.power.bubble", {
        name: label,
        share: formats.share(audience),
        revenueShare: formats.share(revenue),
        ratio: powerRatioText(ratio, words),
      }),
    })),
    x: { format: { kind: "share" }, unit: "", name: text("stations.power.audience"), divide: null },
    y: { format: { kind: "share" }, unit: "", name: text("stations.power.revenue"), divide: null },
    fields: null,
    even: {
      name: text("stations.power.par"),
      above: text("stations.power.above"),
      below: text("stations.power.below"),
    },
    points: rows.map(({ id, label, audience, revenue, dollars }) => ({
      name: label,
      colour: (own.has(id) ? ROLE_COLOURS.own : ROLE_COLOURS.other).light,
      x: audience,
      y: revenue,
      size: dollars,
      ...(own.has(id) && { own: true as const }),
    })),
  };
}

function columnsOf(
  rows: readonly PowerRow[],
  { year }: StationsOverview,
  words: Spending["words"],
): PlannedColumn<PowerRow>[] {
  const { text, formats } = words;
  const { money, share, ratio } = numberColumns(words);
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  return [
    // Its id, so that a row is known by it.
    { ...textColumn<PowerRow>("name", text("stations.column.callSign"), ({ label }) => label), value: ({ id }) => id },
    share("audience", text("stations.column.localCommercialShare"), ({ audience }) => audience),
    share("revenue", text("stations.column.revenueShare"), ({ revenue }) => revenue),
    ratio("ratio", text("stations.column.powerRatio"), (row) => row.ratio),
    money("dollars", text("stations.column.ota", { year: formats.year(year) }), scale, ({ dollars }) => dollars),
  ];
}
