import { addKnown, amountAt, NO_DATA, nullIfUnknown } from "#domain/figures/amount.ts";
import { growth } from "#domain/figures/growth.ts";
import { NATION } from "#domain/markets/market.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";

/** What one thing comes to in two revisions. Null is "not there". */
export interface Difference {
  readonly id: string;
  readonly before: number | null;
  readonly after: number | null;
  /** Dollars more or less; what is not there counts as nothing. */
  readonly change: number;
  /** The same as a part of before; null from nothing. */
  readonly growth: number | null;
}

/** How two revisions differ, largest change first in every list. */
export interface RevisionDifference {
  /** The year that markets, media and verticals are compared in. */
  readonly year: number;
  /** The nation in every year, oldest first. */
  readonly years: readonly Difference[];
  readonly markets: readonly Difference[];
  readonly media: readonly Difference[];
  readonly verticals: readonly Difference[];
  readonly figures: ChangedFigures;
}

/** The single figures that differ, of any sub-vertical, medium and year: totals may hide them. */
export interface ChangedFigures {
  readonly count: number;
  readonly markets: number;
  /** Ascending. */
  readonly years: readonly number[];
}

/** Compares two sets of wallets in one year: TV markets and the nation by id. */
export function compareRevisions(
  before: ReadonlyMap<string, Wallet>,
  after: ReadonlyMap<string, Wallet>,
  year: number,
): RevisionDifference {
  const nations = [before.get(NATION), after.get(NATION)] as const;
  return {
    year,
    years: differences(...both(nations, yearTotals)).toSorted((a, b) => Number(a.id) - Number(b.id)),
    markets: differences(marketTotals(before, year), marketTotals(after, year)),
    media: differences(...both(nations, (nation) => mediumTotals(nation, year))),
    verticals: differences(...both(nations, (nation) => verticalTotals(nation, year))),
    figures: changedFigures(before, after),
  };
}

/** Counts over the TV markets; a figure that only one of the two has differs. */
function changedFigures(before: ReadonlyMap<string, Wallet>, after: ReadonlyMap<string, Wallet>): ChangedFigures {
  const years = new Set<number>();
  let [count, markets] = [0, 0];
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    if (id === NATION) continue;
    const found = changedCells(before.get(id), after.get(id), years);
    count += found;
    markets += Number(found > 0);
  }
  return { count, markets, years: [...years].toSorted((a, b) => a - b) };
}

function changedCells(before: Wallet | undefined, after: Wallet | undefined, years: Set<number>): number {
  const wallet = after ?? before;
  if (!wallet) return 0;
  const axes = (one: Wallet | undefined) => JSON.stringify([one?.years, one?.media, one?.subVerticals]);
  // Other axes are another set of figures altogether.
  const comparable = axes(before) === axes(after);
  let count = 0;
  for (let cell = 0; cell < wallet.dollars.length; cell++) {
    if (comparable && Object.is(before?.dollars[cell], after?.dollars[cell])) continue;
    count++;
    years.add(wallet.years[cell % wallet.years.length] ?? 0);
  }
  return count;
}

type Totals = ReadonlyMap<string, number>;

function both(
  [before, after]: readonly [Wallet | undefined, Wallet | undefined],
  totals: (wallet: Wallet) => Totals,
): [Totals, Totals] {
  return [before ? totals(before) : new Map(), after ? totals(after) : new Map()];
}

function differences(before: Totals, after: Totals): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => {
      const was = nullIfUnknown(before.get(id) ?? NO_DATA);
      const is = nullIfUnknown(after.get(id) ?? NO_DATA);
      return { id, before: was, after: is, change: (is ?? 0) - (was ?? 0), growth: growth(was, is) };
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

function marketTotals(wallets: ReadonlyMap<string, Wallet>, year: number): Totals {
  const markets = [...wallets].filter(([market]) => market.startsWith("tv-"));
  return new Map(markets.map(([market, wallet]) => [market, yearTotals(wallet).get(String(year)) ?? NO_DATA]));
}

function yearTotals(wallet: Wallet): Totals {
  const { subVerticals } = walletTotals(wallet);
  const sums = new Map<string, number>();
  for (const [y, year] of wallet.years.entries()) {
    const sum = wallet.subVerticals.reduce(
      (total, _, s) => addKnown(total, amountAt(subVerticals, s * wallet.years.length + y)),
      NO_DATA,
    );
    sums.set(String(year), sum);
  }
  return sums;
}

/** What a wallet spends on each medium in one year. */
export function mediumTotals(wallet: Wallet, year: number): ReadonlyMap<string, number> {
  const { core, political } = walletTotals(wallet);
  const y = wallet.years.indexOf(year);
  if (y < 0) return new Map();
  return new Map(
    wallet.media.map((medium, m) => {
      const at = m * wallet.years.length + y;
      return [medium, addKnown(amountAt(core, at), amountAt(political, at))];
    }),
  );
}

/** What a wallet spends on each vertical in one year. */
export function verticalTotals(wallet: Wallet, year: number): Totals {
  const { subVerticals } = walletTotals(wallet);
  const y = wallet.years.indexOf(year);
  const sums = new Map<string, number>();
  if (y < 0) return sums;
  for (const [s, subVertical] of wallet.subVerticals.entries()) {
    const vertical = verticalOf(subVertical);
    const dollars = amountAt(subVerticals, s * wallet.years.length + y);
    sums.set(vertical, addKnown(sums.get(vertical) ?? NO_DATA, dollars));
  }
  return sums;
}
