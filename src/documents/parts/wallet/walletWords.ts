import type { Benchmark } from "#domain/shareOfWallet/benchmark.ts";
import type { ShareOfWallet } from "#domain/shareOfWallet/figures.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { Words } from "#language/words/words.ts";
import type { ShareSpending } from "./shareSpending.ts";

/** The name of what a wallet is of; the market's own for all of it. */
export function focusName(focus: Scope, market: string, words: Words): string {
  if (focus.kind === "market") return words.market(market);
  return focus.kind === "vertical" ? words.vertical(focus.id) : words.subVertical(focus.id);
}

/** What the own share is held against, as a label: "Nationwide", "Peer markets", "Best quarter", "Own target". */
export function benchmarkName(benchmark: Benchmark, { text }: Words): string {
  return text(`shareWallet.benchmark.${benchmark.kind}`);
}

/** The same where it is named with its period: a quarter is held against what its year says. */
export function benchmarkSaid({ spending, question, share }: ShareSpending): string {
  const { words, divided } = spending;
  const benchmark = benchmarkName(question.benchmark, words);
  if (!divided || question.benchmark.kind === "custom") return benchmark;
  return words.text("shareWallet.benchmarkOfYear", {
    benchmark,
    year: divided.ofYear.words.formats.year(share.year),
  });
}

/** Whose slice it is: the medium's name, or the own organisation. */
export function ownName({ share }: Pick<ShareSpending, "share">, words: Words): string {
  return share.mode === "ownRevenue" ? words.text("shareWallet.ownStation") : words.medium(share.medium);
}

/** Why there is nothing to hold the share against; null where there is something. */
export function missingText({ benchmarkMissing, total }: ShareOfWallet, { text }: Words): string | null {
  if (benchmarkMissing !== null) return text(`shareWallet.missing.${benchmarkMissing}`);
  return total.benchmarkShare === null && total.share !== null ? text("shareWallet.missing.unknown") : null;
}
