import { nullIfUnknown } from "../figures/amount.ts";
import { allocationError } from "../figures/bands.ts";
import { growth } from "../figures/growth.ts";
import { largestFirst, ranks } from "../figures/rank.ts";
import { shareOf } from "../figures/share.ts";
import { FINELY_PRINTED } from "../figures/significance.ts";
import { type Scope, WHOLE_MARKET } from "../spending/scope.ts";
import { yearPlace } from "../spending/yearPlace.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { type Benchmark, writeBenchmark } from "./benchmark.ts";
import { benchmarkAt, type Benchmarks } from "./benchmarks.ts";
import type { ShareOfWallet, SubVerticalGap, WalletGap } from "./figures.ts";
import { focusPlaces, listedFocus, writeFocus } from "./focus.ts";
import { focusShare, mediumMoney, walletMoney, walletMoneyBefore } from "./money.ts";
import { opportunityScore, scoreParts } from "./opportunityScore.ts";
import { stanceOf } from "./stanceOf.ts";
import { type GapErrors, type OwnPart, walletGap } from "./walletGap.ts";
import { walletSlices } from "./walletSlices.ts";
import type { WalletView } from "./walletView.ts";

/** What is asked of a wallet. */
export interface WalletQuestion {
  readonly medium: string;
  readonly focus: Scope;
  readonly benchmark: Benchmark;
  /** The medium's shares in other markets; needed for `peers` and `top` alone. */
  readonly benchmarks: Benchmarks | null;
  /**
   * Whole dollars that the own organisation sells in the view's market and year, by sub-vertical; who is not named sells
   * nothing there. Null: the medium as a whole is the own slice.
   */
  readonly ownSales: ReadonlyMap<string, number> | null;
  /** What of it is told by month, as four quarters; left out: nothing. */
  readonly ownQuarters?: ReadonlyMap<string, readonly number[]> | null | undefined;
}

/**
 * Who gets what of a wallet, held against a benchmark, and sub-vertical by sub-vertical. The view is of the whole market.
 * @throws Failure `invalid-input` for a year that the wallet does not have
 */
export function shareOfWallet(view: WalletView, question: WalletQuestion): ShareOfWallet {
  const { medium, focus, benchmark, ownSales } = question;
  const part = ownPart(view, question);
  const market = part(WHOLE_MARKET);
  const partOfMedium = ownSales && shareOf(market.own, market.medium);
  const expected = (scope: Scope): number | null => {
    const share = benchmarkShare(view, question, scope);
    // Of a part of the medium no more is expected than that part of its benchmark; a share of one's own choice is meant as it is.
    if (partOfMedium === null || benchmark.kind === "custom") return share;
    return share === null ? null : share * partOfMedium;
  };
  const errors = gapErrors(view, question);
  const gapOf = (scope: Scope): WalletGap => {
    const own = part(scope);
    return walletGap(own, expected(scope), errors(own.wallet));
  };
  const slices = walletSlices(view, focus);
  const column = slices.findIndex((slice) => slice.medium === medium);
  const growthLine = coreGrowth(view);
  return {
    market: view.own.wallet.market,
    medium,
    focus: writeFocus(focus),
    year: view.year,
    quarter: view.quarter ?? null,
    political: view.political,
    benchmark: writeBenchmark(benchmark),
    benchmarkMissing: missingBenchmark(view, question),
    mode: ownSales ? "ownRevenue" : "medium",
    partOfMedium,
    total: gapOf(focus),
    rank: slices[column]?.dollars ? (ranks(slices.map(({ dollars }) => dollars ?? Number.NaN))[column] ?? null) : null,
    media: slices.length,
    slices,
    growthLine,
    rows: subVerticalGaps(view, focus, growthLine, gapOf),
  };
}

/** Dollars of any scope of the view's own wallet: all of it, the medium's, one's own. */
export function ownPart(view: WalletView, { medium, ownSales }: WalletQuestion): (scope: Scope) => OwnPart {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const column = wallet.media.indexOf(medium);
  return (scope) => {
    const places = focusPlaces(wallet, scope, view.political);
    const [money, before] = [walletMoney(wallet, places, year), walletMoneyBefore(wallet, places, year)];
    const core = focusPlaces(wallet, scope, "without");
    const isCore = core.length === places.length;
    const dollars = nullIfUnknown(mediumMoney(wallet, places, column, year));
    const sold = (sales: ReadonlyMap<string, number>) =>
      places.reduce((sum, place) => sum + (sales.get(wallet.subVerticals[place] ?? "") ?? 0), 0);
    return {
      wallet: nullIfUnknown(money),
      walletBefore: nullIfUnknown(before),
      core: nullIfUnknown(isCore ? money : walletMoney(wallet, core, year)),
      coreBefore: nullIfUnknown(isCore ? before : walletMoneyBefore(wallet, core, year)),
      medium: dollars,
      own: ownSales ? sold(ownSales) : dollars,
    };
  };
}

/** The share of the medium that the benchmark has in this part of the wallet; the nation's comes from its wallet. */
function benchmarkShare(view: WalletView, question: WalletQuestion, scope: Scope): number | null {
  const { medium, benchmark, benchmarks } = question;
  if (benchmark.kind === "custom") return benchmark.share;
  if (missingBenchmark(view, question) !== null) return null;
  if (benchmark.kind === "nation") return focusShare(view.nation.wallet, view, medium, scope);
  return benchmarks && benchmarkAt(benchmarks, writeFocus(scope), benchmark.kind, view.year, view.political);
}

/**
 * How far shares of a wallet may be off: the nation's money is divided over markets and categories, and the smaller a part the less it is
 * known. Other markets' shares are as uncertain as the own one, the nation's and a share of one's own choice are not.
 */
function gapErrors({ nation, year, political }: WalletView, { benchmark, ownSales }: WalletQuestion) {
  const all = focusPlaces(nation.wallet, WHOLE_MARKET, political);
  const nationDollars = nullIfUnknown(walletMoney(nation.wallet, all, nation.wallet.years.indexOf(year)));
  const overMarkets = benchmark.kind === "peers" || benchmark.kind === "top";
  return (dollars: number | null): GapErrors => {
    const own = allocationError(shareOf(dollars, nationDollars) ?? 0);
    return { own, benchmark: overMarkets ? own : 0, ...(ownSales && { precision: FINELY_PRINTED }) };
  };
}

function missingBenchmark(
  { own, nation }: WalletView,
  { benchmark, benchmarks }: WalletQuestion,
): ShareOfWallet["benchmarkMissing"] {
  if (benchmark.kind === "custom") return null;
  if (benchmark.kind === "nation") return own.wallet.market === nation.wallet.market ? "itself" : null;
  return benchmarks?.[benchmark.kind].missing ?? null;
}

/** Without political money, since its cycle says nothing about whether a category grows. */
function coreGrowth(view: WalletView): number | null {
  const { wallet } = view.own;
  const core = focusPlaces(wallet, WHOLE_MARKET, "without");
  const year = yearPlace(view);
  return growth(nullIfUnknown(walletMoneyBefore(wallet, core, year)), nullIfUnknown(walletMoney(wallet, core, year)));
}

/**
 * The listed sub-verticals: farthest behind first, unknown gaps last. Scores are among all of the market, so that they stay the same when
 * the focus changes. Political money comes and goes with the elections: it has neither a score nor a stance, and moves no other's.
 */
function subVerticalGaps(
  { own: { wallet }, political }: WalletView,
  focus: Scope,
  growthLine: number | null,
  gapOf: (scope: Scope) => WalletGap,
): SubVerticalGap[] {
  const ids = (scope: Scope) => focusPlaces(wallet, scope, political).flatMap((at) => wallet.subVerticals[at] ?? []);
  const all = ids(WHOLE_MARKET);
  const gaps = all.map((id) => ({ subVertical: id, ...gapOf({ kind: "subVertical", id }) }));
  const parts = scoreParts(gaps.map((gap) => (isPolitical(gap.subVertical) ? UNSCORED : gap)));
  const listed = new Set(ids(listedFocus(focus)));
  const rows = gaps.flatMap((gap, at): SubVerticalGap[] =>
    listed.has(gap.subVertical)
      ? [
          {
            ...gap,
            vertical: verticalOf(gap.subVertical),
            score: opportunityScore(parts[at] ?? null),
            scoreParts: parts[at] ?? null,
            stance: isPolitical(gap.subVertical) ? null : stanceOf(gap, growthLine),
          },
        ]
      : [],
  );
  // What is level has no order among itself but the size of its wallet.
  const behind = ({ gapDollars, isLevel }: SubVerticalGap) =>
    gapDollars === null ? Number.NaN : isLevel ? 0 : -gapDollars;
  const bySize = largestFirst(rows.map(({ wallet }) => wallet ?? Number.NaN)).flatMap((at) => rows[at] ?? []);
  return largestFirst(bySize.map(behind)).flatMap((at) => bySize[at] ?? []);
}

const UNSCORED = { wallet: null, walletGrowth: null, index: null, isLevel: null };
