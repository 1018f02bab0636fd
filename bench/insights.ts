import type { Scope } from "#domain/spending/scope.ts";
import type { MarketWallet, SpendingView } from "#domain/spending/view.ts";
import { blockInsight } from "#figures/insights/blockInsight.ts";
import { BLOCK_RULES } from "#figures/insights/blockRules.ts";
import type { InsightBlock } from "#figures/insights/insight.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { talkingPoints } from "#figures/insights/talkingPoints.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { exampleView, exampleWallet } from "#tests/support/exampleWallet.ts";
import { type BenchRow, median, quantile } from "./row.ts";

const ROUNDS = 100;
const BLOCKS = Object.keys(BLOCK_RULES).filter((name): name is InsightBlock => Object.hasOwn(BLOCK_RULES, name));

/** The headline of every block and the talking points, from wallets of 96 × 16 × 13 cells that nothing has been computed of. */
export async function bench(): Promise<BenchRow[]> {
  const words = await exampleWords("en-US");
  const view = exampleView(exampleWallet("tv-501", 400_000), exampleWallet("nation", 9_000_000));
  const row = (name: string, scope: Scope): BenchRow => {
    const times = Array.from({ length: ROUNDS }, () => {
      const fresh = withNewWallets(view);
      const start = performance.now();
      for (const block of BLOCKS) {
        const insight = blockInsight(block, fresh, scope, { medium: "tvOta" });
        if (insight) sentence(insight, words);
      }
      for (const point of talkingPoints(fresh, scope, { medium: "tvOta" })) sentence(point, words);
      return performance.now() - start;
    });
    return {
      name,
      value: median(times),
      unit: "ms",
      goal: { atMost: 20 },
      note: `median of ${ROUNDS}, 95 of 100 within ${Math.round(quantile(times, 0.95))} ms`,
    };
  };
  return [
    row("all sentences of a market", { kind: "market" }),
    row("all sentences of a vertical", { kind: "vertical", id: "automotive" }),
  ];
}

const fresh = (market: MarketWallet) => ({ ...market, wallet: { ...market.wallet } });

function withNewWallets(view: SpendingView): SpendingView {
  return { ...view, own: fresh(view.own), nation: fresh(view.nation) };
}

if (import.meta.main) console.table(await bench());
