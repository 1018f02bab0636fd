import { coreGrowthBeside, growth } from "#domain/figures/growth.ts";
import type { Market, MarketKind } from "#domain/markets/market.ts";
import { NATION } from "#domain/markets/market.ts";
import { shareOf } from "#domain/figures/share.ts";
import { sumOrNull } from "#domain/ranks/sumOrNull.ts";
import { redefinedWallet } from "#domain/spending/redefinedMedia.ts";
import { sliceWallet } from "#domain/wallet/sliceWallet.ts";
import { sumAlong, sumWallet } from "#domain/wallet/sumWallet.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import type { Vertical } from "#domain/taxonomy/verticals.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";

/** Dollars of a year, with the change on the year before as a part of one; null where nothing is known. */
export interface YearFact {
  readonly dollars: number | null;
  readonly growth: number | null;
  /** That of what is not political, where politics bends it; else null. */
  readonly coreGrowth: number | null;
}

/** What a part of the wallet comes to in a year. */
export function yearFact(
  wallet: Wallet,
  year: number,
  part: { media?: string[]; subVerticals?: string[] } = {},
): YearFact {
  const { subVerticals = wallet.subVerticals } = part;
  const core = { ...part, subVerticals: subVerticals.filter((id) => !isPolitical(id)) };
  const of = (one: number) => ({
    dollars: sumWallet(wallet, { ...part, years: [one] }),
    core: sumWallet(wallet, { ...core, years: [one] }),
  });
  const [before, now] = [of(year - 1), of(year)];
  const [from, to] = [wallet.years.indexOf(year - 1), wallet.years.indexOf(year)];
  const isNew = redefinedWallet(sliceWallet(wallet, { ...part, subVerticals }), "with")(from, to);
  return {
    dollars: now.dollars,
    growth: isNew ? null : growth(before.dollars, now.dollars),
    coreGrowth: isNew ? null : coreGrowthBeside(before, now),
  };
}

export interface VerticalFact extends YearFact {
  readonly vertical: Vertical;
  /** Part of all verticals, 0–1. */
  readonly share: number | null;
  /** Dollars of every year of the wallet. */
  readonly years: readonly (number | null)[];
}

/** The twelve verticals of a wallet in their fixed order. */
export function verticalFacts(wallet: Wallet, year: number): VerticalFact[] {
  const facts = VERTICALS.map((vertical) => {
    const part = { subVerticals: vertical.subVerticals.map(({ id }) => id) };
    return { vertical, ...yearFact(wallet, year, part), years: sumAlong(wallet, "years", part) };
  });
  const total = sumOrNull(facts.map(({ dollars }) => dollars));
  return facts.map((fact) => ({ ...fact, share: shareOf(fact.dollars, total) }));
}

/** The vertical whose core spending grows fastest, since elections would win every second year; null where no growth is known. */
export function fastestVertical(wallet: Wallet, year: number): { vertical: Vertical; growth: number } | null {
  const growing = VERTICALS.flatMap((vertical) => {
    const subVerticals = vertical.subVerticals.flatMap(({ id }) => (isPolitical(id) ? [] : [id]));
    const fact = yearFact(wallet, year, { subVerticals });
    return fact.growth === null ? [] : [{ vertical, growth: fact.growth }];
  });
  return growing.toSorted((one, other) => other.growth - one.growth)[0] ?? null;
}

/** The medium that takes most, by id, with its part of all, 0–1; null in an empty wallet. */
export function largestMedium(wallet: Wallet, year: number): { medium: string; share: number | null } | null {
  const sums = sumAlong(wallet, "media", { years: [year] });
  const most = Math.max(...sums.map((dollars) => dollars ?? 0));
  const place = sums.indexOf(most);
  const medium = wallet.media[place];
  return medium === undefined ? null : { medium, share: shareOf(most, sumOrNull(sums)) };
}

/** The digital part of everything spent in a year. */
export function digitalShare(wallet: Wallet, year: number): number | null {
  const media = MEDIA.flatMap(({ id, group }) => (group === "digital" ? [id] : []));
  return shareOf(sumWallet(wallet, { media, years: [year] }), sumWallet(wallet, { years: [year] }));
}

/** The market whose figures stand on a page: the one looked at last where it is of the page's kind, else the largest of it. */
export function marketOfPage<M extends Pick<Market, "id" | "kind">>(
  markets: readonly M[],
  last: string | null,
  kind: MarketKind | null,
): M | undefined {
  const fitting = markets.filter((market) => (kind ? market.kind === kind : market.id !== NATION));
  return fitting.find(({ id }) => id === last) ?? fitting[0] ?? markets.find(({ id }) => id === NATION);
}
