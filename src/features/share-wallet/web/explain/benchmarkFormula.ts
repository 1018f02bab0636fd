import { nullIfUnknown } from "#domain/figures/amount.ts";
import { focusPlaces } from "#domain/shareOfWallet/focus.ts";
import { mediumMoney, walletMoney } from "#domain/shareOfWallet/money.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { quotient } from "#ui/figures/explain/writeFormula.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import type { ShareFormats } from "#documents/parts/wallet/shareFormats.ts";
import { benchmarkName } from "#documents/parts/wallet/walletWords.ts";

/** A benchmark's share with the actual values it is found by; null for a target of one's own. */
export function benchmarkFormula(
  { question, share, spending }: ShareSpending,
  scope: Scope,
  benchmarkShare: number | null,
  written: ShareFormats,
): string | null {
  const { formats, text } = spending.words;
  const { kind } = question.benchmark;
  if (benchmarkShare === null || kind === "custom") return null;
  const value = written.share(benchmarkShare);
  if (share.mode === "ownRevenue") {
    const part = share.partOfMedium;
    return part ? `${formats.share(benchmarkShare / part)} × ${formats.share(part)} = ${value}` : null;
  }
  if (kind !== "nation") {
    const markets = formats.count(question.benchmarks?.[kind].markets ?? null);
    return text(`shareWallet.over.${kind}`, { markets, share: value });
  }
  const { wallet } = spending.whole.nation;
  const places = focusPlaces(wallet, scope, share.political);
  const year = wallet.years.indexOf(share.year);
  const medium = nullIfUnknown(mediumMoney(wallet, places, wallet.media.indexOf(share.medium), year));
  return quotient(formats, medium, nullIfUnknown(walletMoney(wallet, places, year)), value);
}

/** Which way of finding a benchmark's share is put into words. */
export function benchmarkWords({ question, share }: ShareSpending) {
  const { kind } = question.benchmark;
  if (kind === "custom") return "benchmarkCustom" as const;
  return share.mode === "ownRevenue" ? ("benchmarkPart" as const) : (`benchmark_${kind}` as const);
}

/** What the own share is held against, as a fact of an explanation: its name, how much or over how many markets, and of which part. */
export function benchmarkFact({ question, share, spending }: ShareSpending): string {
  const { text, formats } = spending.words;
  const { benchmark, benchmarks } = question;
  const name = benchmarkName(benchmark, spending.words);
  if (benchmark.kind === "custom") return `${name} · ${formats.share(benchmark.share)}`;
  const over = benchmark.kind === "nation" ? null : benchmarks?.[benchmark.kind];
  return [
    name,
    ...(over ? [text("shareWallet.fact.markets", { markets: formats.count(over.markets) })] : []),
    ...(share.mode === "ownRevenue"
      ? [text("shareWallet.fact.part", { part: formats.share(share.partOfMedium) })]
      : []),
  ].join(" · ");
}
