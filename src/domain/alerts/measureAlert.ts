import { amountAt, nullIfUnknown } from "../figures/amount.ts";
import { growth } from "../figures/growth.ts";
import { ranks } from "../figures/rank.ts";
import { percent } from "../figures/rounded.ts";
import { isMaterial } from "../figures/significance.ts";
import { redefined } from "../wallet/seriesBreaks.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { AlertFacts } from "./alertFacts.ts";
import type { AlertKind } from "./alertRule.ts";
import type { SubjectMix } from "./marketMix.ts";

/** What rules of a revision compare: what a threshold is held against, and the figures behind it. */
export interface AlertMeasure extends Pick<AlertFacts, "year" | "before" | "after" | "value" | "sparkAt"> {
  /** In the unit of the threshold, as it is printed: "more than 10 %" is never said of 10.0 %. */
  readonly compared: number;
  /** Dollars that moved: of many, the largest are told first. */
  readonly weight: number;
  readonly spark: () => readonly (number | null)[];
}

/** What is looked at in one market: a subject's mix, now and in the revision before. */
export interface MeasuredMarket {
  readonly wallet: Wallet;
  readonly mix: SubjectMix;
  /** Null for a revision without one before it. */
  readonly earlier: { readonly wallet: Wallet; readonly mix: SubjectMix } | null;
  /** Place of the medium on the axis; null for all media together. */
  readonly medium: number | null;
  readonly currentYear: number;
}

type Measurer = (market: MeasuredMarket) => AlertMeasure | null;

/** Where less is spent, a change says nothing. */
const LEAST_DOLLARS = 10_000;

export const measureAlert: Readonly<Record<Exclude<AlertKind, "season" | "crowdOut">, Measurer>> = {
  growth: (market) => {
    const found = twoYears(market);
    const value = found && growth(found.before, found.after);
    if (!found || value === null) return null;
    return { ...found, value, compared: percent(value) ?? 0 };
  },
  change: (market) => {
    const found = twoYears(market);
    const value = found && found.after - found.before;
    return found && value !== null ? { ...found, value, compared: value } : null;
  },
  revised: (market) => {
    const { wallet, mix, earlier, medium, currentYear } = market;
    const year = wallet.years.includes(currentYear + 1) ? currentYear + 1 : currentYear;
    const place = earlier?.wallet.years.indexOf(year) ?? -1;
    const there = medium === null ? null : (earlier?.wallet.media.indexOf(wallet.media[medium] ?? "") ?? -1);
    if (!earlier || place < 0 || there === -1) return null;
    const at = wallet.years.indexOf(year);
    const before = amountAt(seriesOf(earlier.wallet, earlier.mix, there), place);
    const after = amountAt(seriesOf(wallet, mix, medium), at);
    const value = growth(before, after);
    if (value === null || isNoise(before, after)) return null;
    const spark = () => knownOf(seriesOf(wallet, mix, medium));
    const weight = Math.abs(after - before);
    return { year, before, after, value, compared: percent(value) ?? 0, weight, sparkAt: at, spark };
  },
  shareShift: (market) => {
    const { wallet, mix, medium, currentYear } = market;
    const at = wallet.years.indexOf(currentYear);
    if (medium === null || at < 1 || isNewDefinition(wallet, mix, null, at)) return null;
    const series = seriesOf(wallet, mix, medium);
    const [total, earlier] = [amountAt(mix.total, at), amountAt(mix.total, at - 1)];
    const [before, after] = [amountAt(series, at - 1) / earlier, amountAt(series, at) / total];
    if (Number.isNaN(before) || Number.isNaN(after) || isNoise(earlier, total)) return null;
    // As a reader subtracts them: by the tenths that are printed.
    const tenths = Math.round((percent(after) ?? 0) * 10) - Math.round((percent(before) ?? 0) * 10);
    const compared = tenths / 10;
    // A medium that is hardly a part of the mix moves by points that are no money to it, and the other way round.
    if (!isMaterial(after - before, Math.max(after, before))) return null;
    const weight = (Math.abs(compared) / 100) * total;
    const spark = () => knownOf(sharesOf(wallet, mix, medium));
    return { year: currentYear, before, after, value: tenths / 1_000, compared, weight, sparkAt: at, spark };
  },
  rankChange: (market) => {
    const { wallet, mix, medium, currentYear } = market;
    const at = wallet.years.indexOf(currentYear);
    if (medium === null || at < 1 || isNewDefinition(wallet, mix, null, at)) return null;
    const [before, after] = [rankAt(wallet, mix, medium, at - 1), rankAt(wallet, mix, medium, at)];
    const now = amountAt(seriesOf(wallet, mix, medium), at);
    if (before === null || after === null || isNoise(0, now)) return null;
    const compared = before - after;
    if (compared !== 0 && !isApart(wallet, mix, medium, at)) return null;
    const spark = () => wallet.years.map((_, year) => negative(rankAt(wallet, mix, medium, year)));
    return { year: currentYear, before, after, value: compared, compared, weight: now, sparkAt: at, spark };
  },
};

/** A subject's dollars on a medium, or on all media, by year. */
export function seriesOf(wallet: Wallet, mix: SubjectMix, medium: number | null): Float64Array {
  const years = wallet.years.length;
  return medium === null ? mix.total : mix.media.subarray(medium * years, (medium + 1) * years);
}

function twoYears({ wallet, mix, medium, currentYear }: MeasuredMarket) {
  const series = seriesOf(wallet, mix, medium);
  const at = wallet.years.indexOf(currentYear);
  const [before, after] = [amountAt(series, at - 1), amountAt(series, at)];
  if (at < 1 || Number.isNaN(before) || Number.isNaN(after) || isNoise(before, after)) return null;
  if (isNewDefinition(wallet, mix, medium, at)) return null;
  const weight = Math.abs(after - before);
  return { year: currentYear, before, after, weight, sparkAt: at, spark: () => knownOf(series) };
}

/** Whether a year is of another definition than the one before: then no change is told. */
function isNewDefinition(wallet: Wallet, mix: SubjectMix, medium: number | null, at: number): boolean {
  const amount = (place: number, year: number) => amountAt(mix.media, place * wallet.years.length + year);
  return redefined(wallet, amount, medium === null ? undefined : [medium])(at - 1, at);
}

function isNoise(before: number, after: number): boolean {
  return !(Math.max(before, after) >= LEAST_DOLLARS);
}

function sharesOf(wallet: Wallet, mix: SubjectMix, medium: number): Float64Array {
  return seriesOf(wallet, mix, medium).map((dollars, year) => dollars / amountAt(mix.total, year));
}

/** 1 for the medium that most is spent on; null where nothing is known of the year. */
function rankAt(wallet: Wallet, mix: SubjectMix, medium: number, year: number): number | null {
  const years = wallet.years.length;
  if (Number.isNaN(amountAt(mix.media, medium * years + year))) return null;
  let byYear = rankings.get(mix);
  if (!byYear) rankings.set(mix, (byYear = []));
  byYear[year] ??= ranks(wallet.media.map((_, place) => amountAt(mix.media, place * years + year)));
  return byYear[year][medium] ?? null;
}

/** The ranks of a mix's media in a year, found once for all of them. */
const rankings = new WeakMap<SubjectMix, number[][]>();

/** Whether no other medium is so near that the rank hangs on a difference too small to matter. */
function isApart(wallet: Wallet, mix: SubjectMix, medium: number, year: number): boolean {
  const years = wallet.years.length;
  const own = amountAt(mix.media, medium * years + year);
  return wallet.media.every((_, place) => {
    const other = amountAt(mix.media, place * years + year);
    return place === medium || Number.isNaN(other) || isMaterial(own - other, own);
  });
}

/** A better rank is a smaller number, but a line that climbs. */
function negative(rank: number | null): number | null {
  return rank === null ? null : -rank;
}

export function knownOf(amounts: Float64Array): (number | null)[] {
  return Array.from(amounts, nullIfUnknown);
}
