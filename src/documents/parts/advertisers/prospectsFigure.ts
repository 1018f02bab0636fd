import { digitalMarketProspects, type DigitalProspect } from "#domain/advertisers/digitalMarketProspects.ts";
import type { Prospect } from "#domain/advertisers/prospect.ts";
import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { columnScale } from "#language/money.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";
import type { Words } from "#language/words/words.ts";
import type { BarChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { changeCell } from "../besideCells.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";

export interface ProspectsFigure extends BlockFigure {
  readonly rows: readonly DigitalProspect[];
  readonly best: DigitalProspect;
  /** What the score is made of. */
  readonly made: string;
}

/** Who may buy digital advertising here, best first; null where nobody is named. */
export function prospectsFigure(spending: Spending, known: readonly Prospect[]): ProspectsFigure | null {
  const { view, own, words } = spending;
  const { text, formats } = words;
  const rows = digitalMarketProspects(view, known, own.media);
  const [best] = rows;
  if (!best) return null;
  const line = text("verticals.prospects.line", {
    year: formats.year(view.year),
    unit: formats.moneyHead(columnScale(rows.map(({ dollars }) => dollars))),
  });
  const made = text("verticals.prospects.made", { media: sellersMedia(own.media, words) });
  return {
    name: "digitalMarketProspects",
    rows,
    best,
    made,
    headline: text("verticals.prospects.headline", {
      name: formats.name(best.prospect.names),
      score: formats.count(best.score),
    }),
    measure: line,
    alt: text("verticals.prospects.alt", {
      line,
      count: rows.length,
      best: formats.list(
        rows.slice(0, 3).map(({ prospect, score }) => `${formats.name(prospect.names)} ${formats.count(score)}`),
      ),
    }),
    shows: "both",
    chart: () => prospectsChart(rows, words),
    table: () => {
      const [name, ...figures] = prospectColumns(rows, words);
      const category = textColumn<DigitalProspect>(
        "category",
        text("verticals.prospects.column.category"),
        ({ prospect }) => words.subVertical(prospect.subVertical),
      );
      const columns = [...(name ? [name] : []), category, ...figures];
      return plannedTable({ name: tableName("digitalMarketProspects"), caption: line, columns, rows });
    },
    notes: [made],
  };
}

/** Which media the score takes for the reader's own. */
export function sellersMedia(own: ReadonlySet<string>, { text, formats, medium }: Words): string {
  return own.size === 0 ? text("verticals.prospects.digitalMedia") : formats.list([...own].map(medium));
}

/** Every prospect with what its score is made of. */
export function prospectColumns(rows: readonly DigitalProspect[], words: Words): PlannedColumn<DigitalProspect>[] {
  const { text, formats } = words;
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  const number = (
    key: string,
    head: "digital" | "digitalShare" | "growth" | "gap" | "score" | "size" | "growthRank" | "opening",
    value: (row: DigitalProspect) => number | null,
    shown: (row: DigitalProspect) => string,
    holds: PlannedColumn<DigitalProspect>["holds"],
    format: NumberFormat,
    unit?: string,
  ): PlannedColumn<DigitalProspect> => ({
    key,
    head: text(`verticals.prospects.column.${head}`),
    numeric: true,
    value,
    shown,
    holds,
    format,
    ...(unit !== undefined && { unit }),
  });
  const points = (
    key: string,
    head: "size" | "growthRank" | "opening",
    value: (row: DigitalProspect) => number,
    unit: string,
  ) =>
    number(
      key,
      head,
      (row) => Math.round(value(row)),
      (row) => formats.count(Math.round(value(row))),
      "index",
      { kind: "count" },
      unit,
    );
  return [
    textColumn("name", text("verticals.prospects.column.name"), ({ prospect }) => formats.name(prospect.names)),
    number(
      "score",
      "score",
      ({ score }) => score,
      ({ score }) => formats.count(score),
      "index",
      { kind: "count" },
      "0–100",
    ),
    number(
      "dollars",
      "digital",
      ({ dollars }) => dollars,
      ({ dollars }) => formats.moneyIn(scale, dollars),
      "dollars",
      { kind: "money", scale },
      formats.moneyHead(scale),
    ),
    number(
      "share",
      "digitalShare",
      ({ share }) => share,
      ({ share }) => formats.share(share),
      "percent",
      { kind: "share" },
    ),
    number(
      "growth",
      "growth",
      ({ growth }) => growth,
      ({ growth }) => formats.growth(growth),
      "percent",
      { kind: "growth" },
    ),
    number(
      "gap",
      "gap",
      ({ gap }) => gap,
      ({ gap }) => formats.points(gap).split("\u00a0")[0] ?? "",
      "percent",
      { kind: "points" },
      text("spending.unit.points"),
    ),
    points("size", "size", ({ parts }) => parts.size, "× 40%"),
    points("rise", "growthRank", ({ parts }) => parts.growth, "× 30%"),
    points("opening", "opening", ({ parts }) => parts.opening, "× 30%"),
  ];
}

/** As many as a reader compares at a glance; the table has them all. */
const PROSPECT_BARS = 12;

/** The best prospects as bars of their score. */
function prospectsChart(rows: readonly DigitalProspect[], words: Words): BarChart {
  const { text, formats } = words;
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  const best = rows.slice(0, PROSPECT_BARS);
  return {
    kind: "bars",
    marks: best.map(({ prospect }) => ({ id: prospect.id })),
    beside: {
      heads: [
        text("verticals.prospects.column.name"),
        text("verticals.prospects.column.score"),
        formats.moneyHead(scale),
        text("verticals.prospects.column.growth"),
      ],
      rows: best.map(({ prospect, score, dollars, growth }) => ({
        detail: words.subVertical(prospect.subVertical),
        cells: [{ text: formats.count(score) }, { text: formats.moneyIn(scale, dollars) }, changeCell(growth, formats)],
      })),
    },
    format: { kind: "count" },
    unit: "",
    categories: best.map(({ prospect }) => formats.name(prospect.names)),
    series: [
      {
        name: text("verticals.prospects.column.score"),
        colour: ROLE_COLOURS.other.light,
        values: best.map(({ score }) => score),
      },
    ],
    benchmark: null,
  };
}
