import { indexAgainst, shareOf } from "#domain/figures/share.ts";
import { narrowView } from "#domain/spending/scope.ts";
import type { MediaSpending } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { columnScale } from "#language/money.ts";
import type { FigurePart, KeyFiguresPart, ReportPart } from "../../document.ts";
import { figurePart } from "../../parts/blockFigure.ts";
import { growthNote } from "../../parts/keyFigure.ts";
import { roleLight } from "../../parts/lightColours.ts";
import { listFigure } from "../../parts/listFigure.ts";
import { numberColumns } from "../../parts/numberColumns.ts";
import { verticalMark } from "../../parts/ownMark.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../../parts/plannedColumn.ts";
import { sourceLine } from "../../sourceLine.ts";
import type { Spending } from "../../spending.ts";

/** Every vertical of the reader on half a page, the largest first, after a table of all. */
export function verticalsSection(spending: Spending): ReportPart[] {
  const verticals = verticalSizes(spending);
  if (verticals.length === 0) return [];
  return [verticalsTable(verticals, spending), ...verticals.flatMap((vertical) => halfPage(vertical))];
}

/** What is said large of a vertical, and its sub-verticals as bars. */
function halfPage({ id, spending, ...size }: VerticalSize): (KeyFiguresPart | FigurePart)[] {
  const { words, view } = spending;
  const { text, formats } = words;
  const change = growthNote(size.change, size.nationChange, view.year, words);
  const list = figurePart(listFigure(spending, "topSubVerticals"), spending);
  return [
    {
      kind: "keyFigures",
      title: words.vertical(id),
      figures: [
        {
          name: text("marketReport.verticals.spending", { year: formats.year(view.year) }),
          value: formats.money(size.dollars),
          change,
          comparison: null,
        },
        {
          name: text("marketReport.verticals.share"),
          value: formats.share(size.share),
          change: null,
          comparison: text("marketReport.verticals.nation", { share: formats.share(size.nationShare) }),
        },
        { name: text("spending.column.index"), value: formats.index(size.index), change: null, comparison: null },
      ],
    },
    {
      ...list,
      name: `topSubVerticals-${id}`,
      measure: `${words.vertical(id)}: ${list.measure}`,
      table: list.table && { ...list.table, name: `vertical-${id}` },
      shows: "chart",
    },
  ];
}

/** All verticals beside each other. */
function verticalsTable(verticals: readonly VerticalSize[], spending: Spending): FigurePart {
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

/** A vertical with what it spends here. */
interface VerticalSize {
  readonly id: string;
  readonly spending: Spending;
  readonly dollars: number | null;
  readonly growth: number | null;
  readonly change: MediaSpending;
  readonly nationChange: MediaSpending;
  readonly share: number | null;
  readonly nationShare: number | null;
  readonly index: number | null;
}

/** The verticals that spend here, the largest first. */
function verticalSizes(spending: Spending): VerticalSize[] {
  const { whole, revision } = spending;
  const total = spendingSections.mediaAdSpending.compute(whole).total;
  const nationTotal = spendingSections.mediaAdSpendingNationwide.compute(whole).total;
  const ids = [...new Set(revision.subVerticals.map(verticalOf))];
  return ids
    .map((id): VerticalSize => {
      const scope = { kind: "vertical", id } as const;
      const view = narrowView(whole, scope);
      const own = spendingSections.mediaAdSpending.compute(view);
      const nation = spendingSections.mediaAdSpendingNationwide.compute(view);
      const [share, nationShare] = [shareOf(own.total, total), shareOf(nation.total, nationTotal)];
      return {
        id,
        spending: { ...spending, scope, view },
        dollars: own.total,
        growth: own.growth,
        change: own,
        nationChange: nation,
        share,
        nationShare,
        index: indexAgainst(nationShare, share),
      };
    })
    .filter(({ dollars }) => dollars !== null && dollars > 0)
    .toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0));
}
