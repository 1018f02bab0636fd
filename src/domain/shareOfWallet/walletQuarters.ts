import type { Season } from "../advertisers/season.ts";
import { apportion } from "../figures/apportion.ts";
import type { Quarter } from "../spending/quarterParts.ts";
import { quarterlySpending } from "../spending/quarterlySpending.ts";
import { narrowWallet, type Scope } from "../spending/scope.ts";
import type { SpendingView } from "../spending/view.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { ShareOfWallet } from "./figures.ts";

/** A quarter of a wallet; whole dollars, null is "n/a". */
export interface WalletQuarter {
  readonly quarter: Quarter;
  readonly wallet: number | null;
  /** One's own: the medium's, or what the own organisation sells of it, by the medium's quarters. */
  readonly own: number | null;
  /** What the benchmark's share of the wallet would be. */
  readonly benchmark: number | null;
  /** own − benchmark; null, as the benchmark is, where the data carry no difference. */
  readonly gapDollars: number | null;
}

/** The quarters of a share of wallet, by the seasons of what is spent: each adds up to its figure of the year, to the dollar. */
export function walletQuarters(
  whole: SpendingView,
  focus: Scope,
  { total, medium }: ShareOfWallet,
  seasons: readonly Season[],
): WalletQuarter[] {
  const own = { ...whole.own, wallet: narrowWallet(whole.own.wallet, focus) };
  const { quarters } = quarterlySpending({ ...whole, own }, seasons);
  const ofMedium = quarters.map(({ media }) => media.find((one) => one.medium === medium)?.dollars ?? null);
  const differs = total.isLevel === false && total.own !== null && total.gapDollars !== null;
  const mine = divided(total.own, ofMedium);
  const benchmark = differs
    ? divided(
        (total.own ?? 0) - (total.gapDollars ?? 0),
        quarters.map(({ dollars }) => dollars),
      )
    : null;
  return quarters.map(({ quarter, dollars }, at) => {
    const [sold, expected] = [mine?.[at] ?? null, benchmark?.[at] ?? null];
    const gapDollars = sold === null || expected === null ? null : sold - expected;
    return { quarter, wallet: dollars, own: sold, benchmark: expected, gapDollars };
  });
}

/** A year's dollars by quarter; evenly where nothing says how. */
function divided(dollars: number | null, quarters: readonly (number | null)[]): number[] | null {
  if (dollars === null) return null;
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
    { key: "basis", unit: "text", cell: () => "modelled" },
  ]);
}
