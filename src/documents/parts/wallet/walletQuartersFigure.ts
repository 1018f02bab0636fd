import type { Season } from "#domain/advertisers/season.ts";
import { type WalletQuarter, walletQuarters } from "#domain/shareOfWallet/walletQuarters.ts";
import { columnScale } from "#language/money.ts";
import type { ColumnChart } from "../../chart.ts";
import { tableName } from "../blockFigure.ts";
import { roleLight } from "../lightColours.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { largestQuarter, quarterColumns, type QuarterFigure, quarterName } from "../quarterFigure.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { benchmarkName, focusName, ownName } from "./walletWords.ts";

export interface WalletQuartersFigure extends QuarterFigure {
  readonly quarters: readonly WalletQuarter[];
}

/** The own slice by quarter beside what the benchmark would bring; null where nothing of the own slice is known. */
export function walletQuartersFigure(asked: ShareSpending, seasons: readonly Season[]): WalletQuartersFigure | null {
  const { spending, question, share } = asked;
  const { words } = spending;
  const { text, formats } = words;
  const quarters = walletQuarters(spending.whole, question, share, seasons);
  const largest = largestQuarter(quarters, (row) => told(asked, row));
  if (share.total.own === null || !largest) return null;
  const scale = columnScale(quarters.flatMap(({ own, benchmark }) => [own, benchmark]));
  const compared = quarters.some(({ benchmark }) => benchmark !== null);
  const measure = text(compared ? "shareWallet.quarters.line" : "shareWallet.quarters.lineAlone", {
    unit: formats.moneyHead(scale),
    benchmark: benchmarkName(question.benchmark, words),
    focus: focusName(question.focus, share.market, words),
    own: ownName(asked, words),
    year: formats.year(share.year),
  });
  const columns = columnsOf(asked, quarters, compared);
  return {
    name: "walletQuarters",
    quarters,
    largest: largest.quarter,
    headline: headlineOf(asked, quarters, largest),
    measure,
    alt: text("spending.alt.quarters", {
      line: measure,
      quarters: formats.list(
        quarters.map(({ quarter, own }) => `${quarterName(quarter, words)} ${formats.money(own)}`),
      ),
    }),
    shows: "both",
    chart: () => chartOf(asked, quarters),
    table: () => plannedTable({ name: tableName("walletQuarters"), caption: measure, columns, rows: quarters }),
  };
}

/** What a quarter is told by: what there is to win in it, or what the own slice takes where there is nothing to win. */
function told({ share }: ShareSpending, { own, gapDollars }: WalletQuarter): number {
  const { gapDollars: whole } = share.total;
  return whole !== null && whole < 0 && gapDollars !== null ? -gapDollars : (own ?? 0);
}

/** The quarter with most of it; what prints alike is level. */
function headlineOf(asked: ShareSpending, quarters: readonly WalletQuarter[], largest: WalletQuarter): string {
  const { share, spending } = asked;
  const { text, formats } = spending.words;
  const money = formats.money(told(asked, largest));
  const level = quarters.filter((row) => formats.money(told(asked, row)) === money);
  const { gapDollars } = share.total;
  const values = {
    quarters: formats.list(level.map(({ quarter }) => quarterName(quarter, spending.words))),
    year: formats.year(share.year),
    money,
    whole: formats.money(gapDollars === null ? null : -gapDollars),
  };
  const wins = gapDollars !== null && gapDollars < 0 && largest.gapDollars !== null;
  return text(`shareWallet.quarters.${wins ? "toWin" : "own"}${level.length > 1 ? "Level" : ""}`, values);
}

/** The benchmark and what it would bring are left out where the data carry no difference. */
function columnsOf(
  { spending: { words }, ...asked }: ShareSpending,
  rows: readonly WalletQuarter[],
  compared: boolean,
): PlannedColumn<WalletQuarter>[] {
  const { text } = words;
  const numbers = numberColumns(words);
  const scale = columnScale(rows.map(({ own }) => own));
  const wallet = columnScale(rows.map((row) => row.wallet));
  const gaps = columnScale(rows.map(({ gapDollars }) => gapDollars));
  return [
    {
      ...textColumn<WalletQuarter>("quarter", text("spending.column.quarter"), (row) =>
        quarterName(row.quarter, words),
      ),
      value: (row: WalletQuarter) => row.quarter,
    },
    numbers.money<WalletQuarter>("wallet", text("shareWallet.column.wallet"), wallet, (row) => row.wallet),
    numbers.money<WalletQuarter>("own", ownName(asked, words), scale, (row) => row.own),
    ...(compared
      ? [
          numbers.money<WalletQuarter>(
            "benchmark",
            benchmarkName(asked.question.benchmark, words),
            scale,
            (row) => row.benchmark,
          ),
          numbers.money<WalletQuarter>(
            "gapDollars",
            text("shareWallet.column.gapDollars"),
            gaps,
            (row) => row.gapDollars,
          ),
        ]
      : []),
  ];
}

function chartOf(asked: ShareSpending, quarters: readonly WalletQuarter[]): ColumnChart {
  const { words } = asked.spending;
  const { formats } = words;
  const scale = columnScale(quarters.flatMap(({ own, benchmark }) => [own, benchmark]));
  const own = { name: ownName(asked, words), colour: roleLight("own"), values: quarters.map((row) => row.own) };
  const expected = {
    name: benchmarkName(asked.question.benchmark, words),
    colour: roleLight("other"),
    values: quarters.map(({ benchmark }) => benchmark),
  };
  const says = (at: number) => {
    const row = quarters[at];
    return row ? `${quarterName(row.quarter, words)}: ${formats.money(row.own)}` : "";
  };
  return quarterColumns(
    {
      quarters,
      series: [own, ...(quarters.some(({ benchmark }) => benchmark !== null) ? [expected] : [])],
      format: { kind: "money", scale },
      unit: formats.moneyHead(scale),
      says,
    },
    words,
  );
}
