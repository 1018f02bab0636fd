import { amountAt, NO_DATA, sumKnown } from "../figures/amount.ts";
import { sliceWallet } from "../wallet/sliceWallet.ts";
import { mediumDollars } from "../spending/listedMedia.ts";
import type { Political } from "../spending/view.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import type { Wallet, WalletShape } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import { biggestFirst, type FigureChange, figureChange, isChanged } from "./figureChange.ts";

/** How the figures of a screen differ between two revisions, over what both of them know. */
export interface RevisionChanges {
  readonly year: number;
  /** Null where one of the revisions does not have the year. */
  readonly total: FigureChange | null;
  /** Of the year, biggest first; empty where one of the revisions does not have it. */
  readonly media: readonly FigureChange[];
  readonly subVerticals: readonly FigureChange[];
  /** The total of every year that both have, oldest first. */
  readonly years: readonly FigureChange[];
  /** What the later revision alone has; it counts in no sum above. */
  readonly added: WalletShape;
  /** What the earlier revision alone has. */
  readonly gone: WalletShape;
}

export interface ChangesAsked {
  readonly year: number;
  readonly political: Political;
}

/** Compares the wallets of one market (or of a part of it) in two revisions. */
export function changesBetween(before: Wallet, after: Wallet, asked: ChangesAsked): RevisionChanges {
  const added = onlyIn(after, before);
  const gone = onlyIn(before, after);
  const both = {
    years: after.years.filter((year) => before.years.includes(year)),
    media: after.media.filter((medium) => before.media.includes(medium)),
    subVerticals: after.subVerticals.filter((id) => before.subVerticals.includes(id)),
  };
  const [was, is] = [sliceWallet(before, both), sliceWallet(after, both)];
  const years = both.years.map((year) =>
    figureChange(String(year), yearTotal(was, year, asked.political), yearTotal(is, year, asked.political)),
  );
  return {
    year: asked.year,
    total: totalOf(years, asked.year),
    media: both.years.includes(asked.year) ? mediaChanges(was, is, asked) : [],
    subVerticals: both.years.includes(asked.year) ? subVerticalChanges(was, is, asked) : [],
    years,
    added,
    gone,
  };
}

/** How many of the figures compared differ, and how many there are: media and sub-verticals of the year, and the years. */
export function countChanged({ media, subVerticals, years }: RevisionChanges): { changed: number; all: number } {
  const figures = [...media, ...subVerticals, ...years];
  return { changed: figures.filter(isChanged).length, all: figures.length };
}

function onlyIn(one: Wallet, other: Wallet): WalletShape {
  return {
    years: one.years.filter((year) => !other.years.includes(year)),
    media: one.media.filter((medium) => !other.media.includes(medium)),
    subVerticals: one.subVerticals.filter((id) => !other.subVerticals.includes(id)),
  };
}

function totalOf(years: readonly FigureChange[], year: number): FigureChange | null {
  const found = years.find(({ id }) => id === String(year));
  return found ? { ...found, id: "total" } : null;
}

function yearTotal(wallet: Wallet, year: number, political: Political): number {
  const place = wallet.years.indexOf(year);
  return sumKnown(wallet.media.map((_, medium) => mediumDollars(wallet, medium, place, political)));
}

function mediaChanges(was: Wallet, is: Wallet, { year, political }: ChangesAsked): FigureChange[] {
  const dollars = (wallet: Wallet, medium: string) =>
    mediumDollars(wallet, wallet.media.indexOf(medium), wallet.years.indexOf(year), political);
  return biggestFirst(is.media.map((medium) => figureChange(medium, dollars(was, medium), dollars(is, medium))));
}

function subVerticalChanges(was: Wallet, is: Wallet, { year, political }: ChangesAsked): FigureChange[] {
  const counted = is.subVerticals.filter((id) => political === "with" || !isPolitical(id));
  const before = subVerticalTotals(was, year);
  const after = subVerticalTotals(is, year);
  return biggestFirst(counted.map((id) => figureChange(id, before.get(id) ?? NO_DATA, after.get(id) ?? NO_DATA)));
}

/** All media of each sub-vertical in one year; NaN is "no data". */
export function subVerticalTotals(wallet: Wallet, year: number): ReadonlyMap<string, number> {
  const place = wallet.years.indexOf(year);
  const { subVerticals } = walletTotals(wallet);
  return new Map(
    wallet.subVerticals.map((id, at) => [
      id,
      place < 0 ? NO_DATA : amountAt(subVerticals, at * wallet.years.length + place),
    ]),
  );
}
