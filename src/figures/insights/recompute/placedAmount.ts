import { nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { type Scope, scopeSubVerticals, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { MarketWallet, SpendingView } from "#domain/spending/view.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import type { FigurePlace } from "../figureId.ts";

/** Which cells a figure is about; the year is one of the calendar. */
export type Cells = Pick<FigurePlace, "market" | "subject" | "medium"> & { readonly year: number };

/** The sum of the cells, straight from the wallet; null where none of them is known. */
export function placedAmount(view: SpendingView, cells: Cells): number | null {
  const market = marketOf(view, cells.market);
  const year = market?.wallet.years.indexOf(cells.year) ?? -1;
  if (!market || year < 0) return null;
  const { wallet } = market;
  const media = mediaOf(market, cells.medium);
  const dollars = subVerticalsOf(market, cells.subject).flatMap((subVertical) =>
    media.map((medium) => wallet.dollars[cellIndex(wallet, subVertical, medium, year)] ?? Number.NaN),
  );
  return nullIfUnknown(sumKnown(dollars));
}

/** A market of the view by its id. */
export function marketOf({ own, nation, compared }: SpendingView, id: string): MarketWallet | undefined {
  return [own, nation, ...compared].find(({ wallet }) => wallet.market === id);
}

/** `automotive.core` in its two parts. */
export function readSubject(subject: string): { readonly base: string; readonly part: string | undefined } {
  const [base = "", part] = subject.split(".");
  return { base, part };
}

/** The scope that a subject names. */
export function subjectScope(subject: string): Scope {
  const { base } = readSubject(subject);
  if (base === "all") return WHOLE_MARKET;
  return verticalById(base) ? { kind: "vertical", id: base } : { kind: "subVertical", id: base };
}

function subVerticalsOf({ wallet }: MarketWallet, subject: string): number[] {
  const ids = scopeSubVerticals(subjectScope(subject));
  const { part } = readSubject(subject);
  return wallet.subVerticals.flatMap((id, place) => {
    if (ids && !ids.includes(id)) return [];
    if (part === "core" && isPolitical(id)) return [];
    return part === "political" && !isPolitical(id) ? [] : [place];
  });
}

function mediaOf({ wallet }: MarketWallet, medium: string): number[] {
  return wallet.media.flatMap((id, place) =>
    medium === "all" || id === medium || mediumGroup(id) === medium ? [place] : [],
  );
}
