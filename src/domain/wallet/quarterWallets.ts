import type { Season } from "../advertisers/season.ts";
import { amountAt } from "../figures/amount.ts";
import { QUARTERS } from "../period.ts";
import { inQuarters, quarterPartsOf } from "../spending/quarterParts.ts";
import { fitQuarters } from "./fitQuarters.ts";
import type { ReportedPart } from "./reportedSpend.ts";
import { toldQuarters, type ToldSum } from "./toldQuarters.ts";
import { cellIndex, type Wallet } from "./wallet.ts";

const remembered = new WeakMap<Wallet, { readonly seasons: readonly Season[]; readonly quarters: readonly Wallet[] }>();

/**
 * A wallet of years as four, one of each quarter: every cell adds up to its year, to the dollar. Quarters that somebody's books tell are
 * as told, and say so; all else is divided by the seasons of its sub-vertical. It is to be whole: what is told of a vertical is not told
 * of its parts. A wallet never changes, so its quarters are remembered as long as it lives.
 */
export function quarterWallets(wallet: Wallet, seasons: readonly Season[]): readonly Wallet[] {
  const known = remembered.get(wallet);
  if (known?.seasons === seasons) return known.quarters;
  const dollars = bySeasons(wallet, seasons);
  const told = takeTold(wallet, dollars);
  const quarters = dollars.map((amounts, quarter): Wallet => {
    const { reported, ...rest } = wallet;
    return {
      ...rest,
      dollars: amounts,
      ...(reported && { reported: reported.flatMap((part) => reportedIn(part, told, quarter)) }),
    };
  });
  remembered.set(wallet, { seasons, quarters });
  return quarters;
}

function bySeasons(wallet: Wallet, seasons: readonly Season[]): Float64Array[] {
  const partsOf = quarterPartsOf(seasons);
  const dollars = QUARTERS.map(() => new Float64Array(wallet.dollars.length));
  for (const [s, subVertical] of wallet.subVerticals.entries()) {
    const parts = wallet.years.map((year) => partsOf(subVertical, year));
    for (let m = 0; m < wallet.media.length; m++) {
      for (const [y, part] of parts.entries()) {
        const cell = cellIndex(wallet, s, m, y);
        for (const [q, amount] of inQuarters(amountAt(wallet.dollars, cell), part).entries()) {
          const amounts = dollars[q];
          if (amounts) amounts[cell] = amount;
        }
      }
    }
  }
  return dollars;
}

/** Of which parts, media and years each quarter came out as it was told. */
type Told = ReadonlyMap<ReportedPart, ReadonlyMap<string, readonly boolean[]>>;

/** Puts what is told in the place of the seasons: that of single sub-verticals first, then what is left of that of several together. */
function takeTold(wallet: Wallet, dollars: readonly Float64Array[]): Told {
  const taken = new Set<number>();
  const held = new Map<ReportedPart, Map<string, readonly boolean[]>>();
  const parts = (wallet.reported ?? []).toSorted((a, b) => a.subVerticals.length - b.subVerticals.length);
  for (const part of parts) {
    for (const { medium, year, sum } of toldSums(part)) {
      const [m, y] = [wallet.media.indexOf(medium), wallet.years.indexOf(year)];
      if (m < 0 || y < 0) continue;
      const cells = part.subVerticals.map((id) => cellIndex(wallet, wallet.subVerticals.indexOf(id), m, y));
      const known = cells.filter((cell) => amountAt(wallet.dollars, cell) >= 0);
      fit(wallet, dollars, known, { sum, taken });
      const isHeld = sum.whole.map((amount, q) => amount !== null && amount === sumOf(dollars[q], known));
      held.set(part, (held.get(part) ?? new Map()).set(`${medium} ${year}`, isHeld));
    }
  }
  return held;
}

function fit(
  wallet: Wallet,
  dollars: readonly Float64Array[],
  cells: readonly number[],
  { sum, taken }: { readonly sum: ToldSum; readonly taken: Set<number> },
): void {
  const [before, free] = [cells.filter((cell) => taken.has(cell)), cells.filter((cell) => !taken.has(cell))];
  if (free.length === 0) return;
  const without = (amount: number | null, q: number) =>
    amount === null ? null : Math.max(0, amount - sumOf(dollars[q], before));
  const left = { whole: sum.whole.map(without), least: sum.least.map(without) };
  const seasonal = dollars.map((amounts) => sumOf(amounts, free));
  const quarters = toldQuarters(sumOf(wallet.dollars, free), seasonal, left);
  const rows = free.map((cell) => dollars.map((amounts) => amountAt(amounts, cell)));
  const years = free.map((cell) => amountAt(wallet.dollars, cell));
  const fitted = free.length === 1 ? [quarters] : fitQuarters(rows, years, quarters);
  for (const [at, row] of fitted.entries()) {
    const cell = free[at] ?? -1;
    taken.add(cell);
    for (const [q, amounts] of dollars.entries()) amounts[cell] = row[q] ?? 0;
  }
}

function sumOf(amounts: Float64Array | undefined, cells: readonly number[]): number {
  return cells.reduce((sum, cell) => sum + (amounts?.[cell] ?? 0), 0);
}

const NOTHING: readonly null[] = QUARTERS.map(() => null);

function toldSums({ quarters = {}, leastQuarters = {} }: ReportedPart) {
  const keys = [quarters, leastQuarters].flatMap((told) =>
    Object.entries(told).flatMap(([medium, years]) => Object.keys(years).map((year) => `${medium} ${year}`)),
  );
  return [...new Set(keys)].map((key) => {
    const [medium = "", year = ""] = key.split(" ");
    const [whole, least] = [quarters, leastQuarters].map((told) => told[medium]?.[year] ?? NOTHING);
    return { medium, year: Number(year), sum: { whole: whole ?? NOTHING, least: least ?? NOTHING } };
  });
}

/** What of a quarter is reported: all of it where it came out as told; a reported year of which nobody tells the quarter is divided by us. */
function reportedIn(part: ReportedPart, told: Told, quarter: number): ReportedPart[] {
  const { subVerticals, media } = part;
  const isHeld = (medium: string, year: number) => told.get(part)?.get(`${medium} ${year}`)?.[quarter] === true;
  return [false, true].flatMap((partly) => {
    const those = Object.entries(media).flatMap(([medium, years]) => {
      const of = years.filter((year) => isHeld(medium, year) !== partly);
      return of.length > 0 ? [[medium, of] as const] : [];
    });
    return those.length > 0 ? [{ subVerticals, media: Object.fromEntries(those), partly }] : [];
  });
}
