import { listedFocus } from "#domain/shareOfWallet/focus.ts";
import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { columnScale } from "#language/money.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";
import type { BarChart } from "../../chart.ts";
import { changeCell } from "../besideCells.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { type GapLine, gapTotals, mixText, SUM } from "./gapTotals.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { behindRows, gapsHeadline } from "./walletHeadline.ts";
import { benchmarkSaid, focusName } from "./walletWords.ts";

/** Every sub-vertical by what the benchmark would be worth in it. */
export function gapsFigure(asked: ShareSpending): BlockFigure {
  const { spending, share, question } = asked;
  const { text, formats, ...words } = spending.words;
  const line = text("shareWallet.line.gaps", {
    focus: focusName(listedFocus(question.focus), share.market, spending.words),
    medium: words.medium(share.medium),
    benchmark: benchmarkSaid(asked),
    year: formats.year(share.year),
  });
  const mix = mixText(asked);
  return {
    name: "subVerticalGaps",
    headline: gapsHeadline(asked),
    measure: line,
    alt: text("shareWallet.alt.gaps", { line }),
    shows: "both",
    chart: () => gapsChart(asked),
    table: () =>
      plannedTable<GapLine>({
        name: tableName("subVerticalGaps"),
        caption: line,
        columns: gapColumns(asked),
        rows: share.rows,
        totals: [gapTotals(share.rows)],
      }),
    notes: [...(mix === null ? [] : [mix]), text("shareWallet.scoreNote")],
  };
}

/** The columns of the table of gaps; own dollars and their share only where they are not the medium's. */
export function gapColumns({ share, spending }: ShareSpending): PlannedColumn<GapLine>[] {
  const { text, formats, ...words } = spending.words;
  const scale = columnScale(
    share.rows.map(({ wallet }) => wallet),
    share.rows.map(({ medium }) => medium),
  );
  const gaps = columnScale(share.rows.map(({ gapDollars }) => gapDollars));
  const isSum = ({ subVertical }: GapLine) => subVertical === SUM;
  const money = (key: "wallet" | "medium" | "own" | "gapDollars"): PlannedColumn<GapLine> => {
    const held = key === "gapDollars" ? gaps : scale;
    return {
      key,
      head: text(`shareWallet.column.${key}`),
      unit: formats.moneyHead(held),
      numeric: true,
      value: (row) => row[key],
      shown: (row) =>
        key === "gapDollars" ? withPlus(row[key], formats.moneyIn(held, row[key])) : formats.moneyIn(held, row[key]),
      holds: "dollars",
      format: { kind: "money", scale: held },
    };
  };
  /** What cannot be added up stays empty below. */
  const other = (
    key: "mediumShare" | "share" | "benchmarkShare" | "index" | "walletGrowth" | "score",
    kind: "share" | "index" | "growth",
  ): PlannedColumn<GapLine> => ({
    key,
    head: text(`shareWallet.column.${key}`),
    numeric: true,
    value: (row) => row[key],
    shown: (row) => (isSum(row) && row[key] === null ? "" : formats[kind](row[key])),
    holds: kind === "index" ? "index" : "percent",
    format: { kind } satisfies NumberFormat,
  });
  const own = share.mode === "ownRevenue" ? [money("own"), other("share", "share")] : [];
  return [
    textColumn("subVertical", text("spending.column.sub_vertical"), (row) =>
      isSum(row) ? text("spending.level.total") : words.subVertical(row.subVertical),
    ),
    money("gapDollars"),
    money("wallet"),
    money("medium"),
    ...own,
    other("mediumShare", "share"),
    other("benchmarkShare", "share"),
    other("index", "index"),
    other("walletGrowth", "growth"),
    other("score", "index"),
    textColumn("stance", text("shareWallet.column.stance"), (row) =>
      row.stance ? text(`shareWallet.stance.${row.stance}`) : "",
    ),
  ];
}

/** Ahead of the benchmark shows its plus; behind it, the minus comes from the format. */
function withPlus(value: number | null, shown: string): string {
  return value !== null && value > 0 ? `+${shown}` : shown;
}

/** The sub-verticals with the most to win, each with the bar of its gap; null where the own share is behind nowhere. */
function gapsChart({ share, spending: { words } }: ShareSpending): BarChart | null {
  const rows = behindRows(share).slice(0, BARS);
  if (rows.length === 0) return null;
  const scale = columnScale(rows.map(({ gapDollars }) => gapDollars));
  const { text, formats } = words;
  return {
    kind: "bars",
    marks: rows.map(({ subVertical }) => ({ id: subVertical })),
    beside: {
      heads: [
        text("spending.column.sub_vertical"),
        `${text("shareWallet.column.gapDollars")} ${formats.moneyHead(scale)}`,
        text("shareWallet.column.index"),
        text("shareWallet.column.walletGrowth"),
      ],
      rows: rows.map((row) => ({
        cells: [
          { text: formats.moneyIn(scale, row.gapDollars) },
          { text: formats.index(row.index) },
          changeCell(row.walletGrowth, formats),
        ],
      })),
    },
    format: { kind: "money", scale },
    unit: formats.moneyHead(scale),
    categories: rows.map(({ subVertical }) => words.subVertical(subVertical)),
    series: [
      {
        name: text("shareWallet.column.gapDollars"),
        colour: ROLE_COLOURS.own.light,
        values: rows.map(({ gapDollars }) => gapDollars),
      },
    ],
    benchmark: null,
  };
}

/** As many as a reader compares at a glance; the table has them all. */
const BARS = 15;
