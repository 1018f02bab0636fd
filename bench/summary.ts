import { computeSpendingSections } from "#domain/spending/spendingSections.ts";
import type { MarketWallet, SpendingView } from "#domain/spending/view.ts";
import { NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import { shareOfWallet } from "#domain/shareOfWallet/shareOfWallet.ts";
import { WHOLE_MARKET } from "#domain/spending/scope.ts";
import { countyShares } from "#domain/markets/countyShares.ts";
import { walletFromCounties } from "#domain/wallet/walletFromCounties.ts";
import { type BenchRow, median } from "./row.ts";
import { exampleView, exampleWallet, fullShape } from "#tests/support/exampleWallet.ts";

const ROUNDS = 200;

/** All widgets of the market summary from wallets of 96 × 16 × 13 cells, four markets compared, a share of wallet, and one market cut out of another. */
export function bench(): BenchRow[] {
  const view = exampleView(exampleWallet("tv-501", 400_000), exampleWallet("nation", 9_000_000), {
    compared: ["tv-803", "tv-602", "tv-504", "tv-623"].map((market) => ({
      wallet: exampleWallet(market, 200_000),
      population: 5_000_000,
    })),
  });
  const counties = ["36005", "36047", "36061", "36081"].map(county);
  const shares = countyShares(counties, counties.slice(1, 3), fullShape.subVerticals);
  if (!shares) throw new Error("The example market has counties in common with its TV market.");
  return [
    row("all sections, wallets new", 3, () => computeSpendingSections(withNewWallets(view))),
    row("all sections, wallets seen before", 3, (round) =>
      computeSpendingSections({ ...view, year: 2020 + (round % 10) }),
    ),
    row("share of wallet, every gap, wallets new", 20, () =>
      shareOfWallet(withNewWallets(view), {
        medium: "tvOta",
        focus: WHOLE_MARKET,
        benchmark: NATION_BENCHMARK,
        benchmarks: null,
        ownSales: null,
      }),
    ),
    row("one market cut out of a TV market", 3, () =>
      walletFromCounties({ market: "radio-35620", revision: "1", parts: [{ wallet: view.own.wallet, shares }] }),
    ),
  ];
}

const even = { population: 1, households: 1, income: 1, retailSales: 1, establishments: 1 };

const county = (fips: string) => ({ county: { fips, ...even }, share: 1 });

const fresh = (market: MarketWallet) => ({ ...market, wallet: { ...market.wallet } });

/** Totals are remembered per wallet object, so a copy is computed from nothing. */
function withNewWallets(view: SpendingView): SpendingView {
  return { ...view, own: fresh(view.own), nation: fresh(view.nation), compared: view.compared.map(fresh) };
}

function row(name: string, milliseconds: number, run: (round: number) => unknown): BenchRow {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    run(round);
    return performance.now() - start;
  });
  return { name, value: median(times), unit: "ms", goal: { atMost: milliseconds }, note: `median of ${ROUNDS}` };
}

if (import.meta.main) console.table(bench());
