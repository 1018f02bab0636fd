import type { Season } from "../advertisers/season.ts";
import { apportion } from "../figures/apportion.ts";
import { type Quarter, QUARTERS } from "../period.ts";
import { basisOf, type QuarterBasis } from "../spending/quarterlySpending.ts";
import { narrowView } from "../spending/scope.ts";
import type { SpendingView } from "../spending/view.ts";
import { viewInQuarter } from "../spending/viewInQuarter.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { ShareOfWallet } from "./figures.ts";
import { partInQuarter } from "./shareInQuarter.ts";
import type { WalletQuestion } from "./shareOfWallet.ts";

/** A quarter of a wallet; whole dollars, null is "n/a". */
export interface WalletQuarter {
  readonly quarter: Quarter;
  readonly wallet: number | null;
  /** One's own: the medium's, or what the own organisation sells of it. */
  readonly own: number | null;
  /** What the benchmark's share of the wallet would be. */
  readonly benchmark: number | null;
  /** own − benchmark; null, as the benchmark is, where the data carry no difference. */
  readonly gapDollars: number | null;
  readonly basis: QuarterBasis;
}

/** The quarters of a share of wallet: each adds up to its figure of the year, to the dollar. The view is of the whole market and year. */
export function walletQuarters(
  view: SpendingView,
  question: WalletQuestion,
  { total }: ShareOfWallet,
  seasons: readonly Season[],
): WalletQuarter[] {
  const rows = QUARTERS.map((quarter) => {
    const { wallet, own } = partInQuarter(view, question, { quarter, seasons });
    const basis = basisOf(narrowView(viewInQuarter(view, quarter, seasons), question.focus));
    return { quarter, wallet, own, basis };
  });
  const differs = total.isLevel === false && total.own !== null && total.gapDollars !== null;
  const benchmarks = differs
    ? divided(
        (total.own ?? 0) - (total.gapDollars ?? 0),
        rows.map(({ wallet }) => wallet),
      )
    : null;
  return rows.map((row, at) => {
    const benchmark = benchmarks?.[at] ?? null;
    return { ...row, benchmark, gapDollars: row.own === null || benchmark === null ? null : row.own - benchmark };
  });
}

/** A year's dollars by quarter; evenly where nothing says how. */
function divided(dollars: number, quarters: readonly (number | null)[]): number[] {
  const weights = quarters.map((amount) => amount ?? 0);
  return apportion(dollars, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1));
}

/** A row for each quarter. */
export function walletQuartersTable(quarters: readonly WalletQuarter[], year: number): Table {
  return tableOf(quarters, [
    { key: "quarter", unit: "count", cell: (row) => row.quarter },
    { key: "year", unit: "year", cell: () => year },
    { key: "wallet_dollars", unit: "dollars", cell: (row) => row.wallet },
    { key: "own_dollars", unit: "dollars", cell: (row) => row.own },
    { key: "benchmark_dollars", unit: "dollars", cell: (row) => row.benchmark },
    { key: "gap_dollars", unit: "dollars", cell: (row) => row.gapDollars },
    { key: "basis", unit: "text", cell: (row) => row.basis },
  ]);
}
