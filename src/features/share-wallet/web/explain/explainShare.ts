import { shareFormats, type ShareFormats } from "#documents/parts/wallet/shareFormats.ts";
import { SHARE_MEASURES, type ShareMeasure, TOTAL } from "#documents/parts/wallet/shareMeasure.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { benchmarkName, focusName, ownName } from "#documents/parts/wallet/walletWords.ts";
import { nullIfUnknown } from "#domain/figures/amount.ts";
import type { ScoreParts, SubVerticalGap, WalletGap } from "#domain/shareOfWallet/figures.ts";
import { focusPlaces, readFocus } from "#domain/shareOfWallet/focus.ts";
import { mediumMoney, walletMoney } from "#domain/shareOfWallet/money.ts";
import { SCORE_WEIGHTS } from "#domain/shareOfWallet/opportunityScore.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { revisionText } from "#language/words/revisionText.ts";
import type { Words } from "#language/words/words.ts";
import { behind, certainty, moneyOfScope } from "#ui/figures/explain/explained.ts";
import { change, quotient, sumOfParts } from "#ui/figures/explain/writeFormula.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";

/** Explains `total:gapDollars`, `hotels:index` or `hotels`, which is its gap in dollars; null for what is no figure of the screen. */
export function explainShare(asked: ShareSpending, figure: string): Explanation | null {
  const [id = "", column = "gapDollars"] = figure.split(":");
  const { share, question, spending } = asked;
  const measure = SHARE_MEASURES.find((one) => one === column);
  const row = share.rows.find(({ subVertical }) => subVertical === id);
  const scope = id === TOTAL ? question.focus : row && readFocus(id);
  if (!measure || !scope) return null;
  const { words } = spending;
  const { text, formats } = words;
  const { value, values } = writtenFigure(asked, measure, scope, row ?? share.total);
  const formula = measure === "benchmarkShare" ? benchmarkWords(asked) : measure;
  const medium = measure === "medium" || measure === "mediumShare" ? share.medium : null;
  return {
    title: text("spending.explained.title", {
      subject: focusName(scope, share.market, words),
      measure: text(`shareWallet.measure.${measure}`),
      year: formats.year(share.year),
    }),
    value,
    ...behind(spending, {
      year: share.year,
      // The wallet's own figures, and revenue that the reader typed, stand on no medium.
      medium: measure === "wallet" || share.mode === "ownRevenue" ? undefined : share.medium,
      ...moneyOfScope(scope),
    }),
    what: text(`shareWallet.what.${measure}`),
    formula: values === null ? null : { words: text(`shareWallet.formula.${formula}`), values },
    facts: [
      [text("spending.fact.market"), words.market(share.market)],
      [text("shareWallet.fact.own"), ownName({ share }, words)],
      [text("shareWallet.fact.benchmark"), benchmarkFact(asked)],
      ...certainty(spending, { year: share.year, medium }),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}

/** A figure as it is shown, and its formula with the actual values; null where it comes straight from the model. */
interface WrittenFigure {
  readonly value: string;
  readonly values: string | null;
}

function writtenFigure(
  asked: ShareSpending,
  measure: ShareMeasure,
  scope: Scope,
  figures: WalletGap | SubVerticalGap,
): WrittenFigure {
  const { share, spending } = asked;
  const { words } = spending;
  const { formats, text } = words;
  const { wallet, own, medium, benchmarkShare, gapDollars } = figures;
  // A list has room for tenths alone.
  const fine = shareFormats("subVertical" in figures ? { gap: null } : figures, words);
  switch (measure) {
    case "wallet":
      return {
        value: formats.dollars(wallet),
        values: wallet === null ? null : sumOfParts(mediaOf(asked, scope), words),
      };
    case "medium":
      return { value: formats.dollars(medium), values: null };
    case "own":
      return { value: formats.dollars(own), values: null };
    case "mediumShare": {
      const value = formats.share(figures.mediumShare);
      return { value, values: quotient(formats, medium, wallet, value) };
    }
    case "share": {
      const value = fine.share(figures.share);
      return { value, values: quotient(formats, own, wallet, value) };
    }
    case "benchmarkShare":
      return { value: fine.share(benchmarkShare), values: benchmarkFormula(asked, scope, benchmarkShare, fine) };
    case "index": {
      const value = formats.index(figures.index);
      const values = `${fine.share(figures.share)} ÷ ${fine.share(benchmarkShare)} × 100 = ${value}`;
      return { value, values: figures.index === null ? null : values };
    }
    case "walletGrowth": {
      const value = formats.growth(figures.walletGrowth);
      return { value, values: change(formats, walletBefore(asked, scope), wallet, value) };
    }
    case "score":
      return "score" in figures ? writtenScore(figures.score, figures.scoreParts, words) : { value: "", values: null };
    case "rank": {
      const rank = formats.rank(share.rank);
      return { value: rank, values: text("shareWallet.ofMedia", { rank, number: formats.count(share.media) }) };
    }
    default: {
      const value = formats.dollars(gapDollars);
      if (gapDollars === null || own === null) return { value, values: null };
      return { value, values: `${formats.dollars(own)} − ${formats.dollars(own - gapDollars)} = ${value}` };
    }
  }
}

function writtenScore(score: number | null, parts: ScoreParts | null, { formats }: Words): WrittenFigure {
  const value = formats.index(score);
  if (parts === null) return { value, values: null };
  const term = (part: keyof ScoreParts) =>
    `${formats.share(SCORE_WEIGHTS[part])} × ${formats.index(parts[part] * 100)}`;
  return { value, values: `${term("size")} + ${term("growth")} + ${term("underIndex")} = ${value}` };
}

function walletBefore({ spending, share }: ShareSpending, scope: Scope): number | null {
  const { wallet } = spending.whole.own;
  const places = focusPlaces(wallet, scope, share.political);
  return nullIfUnknown(walletMoney(wallet, places, wallet.years.indexOf(share.year) - 1));
}

/** What each medium takes of a part of the wallet. */
function mediaOf({ spending, share }: ShareSpending, scope: Scope): { name: string; dollars: number }[] {
  const { wallet } = spending.whole.own;
  const places = focusPlaces(wallet, scope, share.political);
  const year = wallet.years.indexOf(share.year);
  return wallet.media.map((medium, column) => ({
    name: spending.words.medium(medium),
    dollars: nullIfUnknown(mediumMoney(wallet, places, column, year)) ?? 0,
  }));
}

/** A benchmark's share with the actual values it is found by; null for a target of one's own. */
function benchmarkFormula(
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
function benchmarkWords({ question, share }: ShareSpending) {
  const { kind } = question.benchmark;
  if (kind === "custom") return "benchmarkCustom" as const;
  return share.mode === "ownRevenue" ? ("benchmarkPart" as const) : (`benchmark_${kind}` as const);
}

/** What the own share is held against, as a fact of an explanation: its name, how much or over how many markets, and of which part. */
function benchmarkFact({ question, share, spending }: ShareSpending): string {
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
