import { NATION } from "#domain/markets/market.ts";
import type { Basis } from "#domain/revisions/revision.ts";
import { revisionFault } from "#domain/revisions/revisionFault.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";
import type { CheckCode } from "#domain/revisions/revisionChecks.ts";
import type { RaisedTotal } from "#forecast/input.ts";

/** One thing that must always be true, and where it is not. */
export interface Check {
  /** What screens call it by. */
  readonly code: CheckCode;
  readonly name: string;
  /** Empty when all is well. */
  readonly faults: readonly string[];
  /** What whoever publishes should know though nothing is wrong; only of what is looked through for it. */
  readonly remarks?: readonly string[];
}

/** What a national total says a medium's year comes to, in whole dollars. */
export interface StatedTotal {
  readonly medium: string;
  readonly year: number;
  readonly core: number;
  readonly political: number;
  /** Only a modelled total may give way to imported spend. */
  readonly basis: Basis;
}

/**
 * Checks the figures of a revision against what must always be true of them. `raised` are the totals that gave way to imported
 * spend: these, and no others, may differ from what was stated.
 */
export function checkWallets(
  wallets: ReadonlyMap<string, Wallet>,
  totals: readonly StatedTotal[],
  raised: readonly RaisedTotal[],
): Check[] {
  const nation = wallets.get(NATION);
  if (!nation)
    return [{ code: "nationThere", name: "the nation has a wallet", faults: [revisionFault("nation-missing")] }];
  return [
    {
      code: "wholeDollars",
      name: "every figure is whole dollars, zero or more",
      faults: [...wallets.values()].flatMap(brokenFigures),
    },
    {
      code: "sumsTie",
      name: "core and political add up to the total, as do sub-verticals",
      faults: [...wallets.values()].flatMap(brokenSums),
    },
    {
      code: "nationTies",
      name: "the TV markets add up to the nation, cell by cell",
      faults: brokenNation(wallets, nation),
    },
    {
      code: "onlyModelledRaised",
      name: "only modelled national totals gave way to imported spend",
      faults: wronglyRaised(totals, raised),
    },
    {
      code: "totalsMet",
      name: "the nation meets every national total: as stated, or as raised to imported spend",
      faults: brokenTotals(nation, totals, raised),
    },
  ];
}

function brokenFigures({ market, dollars }: Wallet): string[] {
  const broken = dollars.findIndex((amount) => !Number.isNaN(amount) && (!Number.isSafeInteger(amount) || amount < 0));
  return broken < 0 ? [] : [revisionFault("not-whole-dollars", { market, amount: dollars[broken] ?? 0, cell: broken })];
}

function brokenSums(wallet: Wallet): string[] {
  const { core, political, subVerticals } = walletTotals(wallet);
  const years = wallet.years.length;
  return wallet.years.flatMap((year, y) => {
    const byMedium = sumEvery(core, years, y) + sumEvery(political, years, y);
    const bySubVertical = sumEvery(subVerticals, years, y);
    return byMedium === bySubVertical
      ? []
      : [
          revisionFault("sums-apart", {
            market: wallet.market,
            byMedia: byMedium,
            bySubVerticals: bySubVertical,
            year,
          }),
        ];
  });
}

function brokenNation(wallets: ReadonlyMap<string, Wallet>, nation: Wallet): string[] {
  const sums = new Float64Array(nation.dollars.length);
  for (const [market, { dollars }] of wallets) {
    if (!market.startsWith("tv-")) continue;
    for (const [cell, amount] of dollars.entries()) sums[cell] = (sums[cell] ?? 0) + known(amount);
  }
  const broken = nation.dollars.findIndex((amount, cell) => known(amount) !== sums[cell]);
  return broken < 0
    ? []
    : [revisionFault("nation-apart", { cell: broken, amount: nation.dollars[broken] ?? 0, sum: sums[broken] ?? 0 })];
}

function wronglyRaised(totals: readonly StatedTotal[], raised: readonly RaisedTotal[]): string[] {
  const stated = new Map(totals.map((total) => [`${total.medium} ${total.year}`, total]));
  return raised.flatMap(({ medium, year, part, stated: before }) => {
    const total = stated.get(`${medium} ${year}`);
    if (!total) return []; // a year that the growth model filled
    if (total.basis !== "modelled")
      return [revisionFault("stated-total-moved", { medium, year, part, basis: total.basis })];
    return total[part] === before
      ? []
      : [revisionFault("raised-from-another", { medium, year, part, before, stated: total[part] })];
  });
}

function brokenTotals(nation: Wallet, totals: readonly StatedTotal[], raised: readonly RaisedTotal[]): string[] {
  const { core, political } = walletTotals(nation);
  const found = { core, political };
  const wanted = new Map<string, Omit<RaisedTotal, "stated">>();
  const want = (total: Omit<RaisedTotal, "stated">) => wanted.set(`${total.medium} ${total.year} ${total.part}`, total);
  for (const { medium, year, ...stated } of totals) {
    want({ medium, year, part: "core", raised: stated.core });
    want({ medium, year, part: "political", raised: stated.political });
  }
  raised.forEach(want);
  return [...wanted.values()].flatMap(({ medium, year, part, raised: dollars }) => {
    const m = nation.media.indexOf(medium);
    const y = nation.years.indexOf(year);
    if (m < 0 || y < 0) return [];
    const sum = known(found[part][m * nation.years.length + y] ?? 0);
    return sum === dollars ? [] : [revisionFault("total-missed", { medium, year, part, sum, total: dollars })];
  });
}

function known(amount: number): number {
  return Number.isNaN(amount) ? 0 : amount;
}

/** The sum of every `step`th amount from a place on. */
function sumEvery(amounts: Float64Array, step: number, from: number): number {
  let sum = 0;
  for (let at = from; at < amounts.length; at += step) sum += known(amounts[at] ?? 0);
  return sum;
}
