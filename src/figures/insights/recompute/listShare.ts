import { roundShares } from "#domain/figures/share.ts";
import { narrowView } from "#domain/spending/scope.ts";
import { platformDollars } from "#domain/spending/platformSpending.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { PLATFORMS } from "#domain/taxonomy/platforms.ts";
import type { FigurePlace } from "../figureId.ts";
import { marketOf, placedAmount, readSubject, subjectScope } from "./placedAmount.ts";

const PLATFORM = "platform.";

/** A medium's share of a list as it is shown, where all shares add up to 100.0, as part of one; of several sellers, their sum. */
export function listShare(
  view: SpendingView,
  place: FigurePlace,
  list: "all" | "digital",
  year: number,
): number | null {
  const market = marketOf(view, place.market);
  if (!market) return null;
  if (place.medium.startsWith(PLATFORM)) return platformShare(view, place, year);
  const media = market.wallet.media.filter((medium) => list === "all" || mediumGroup(medium) === list);
  const shares = roundShares(media.map((medium) => placedAmount(view, { ...place, medium, year }) ?? Number.NaN));
  return partOfOne(shares[media.indexOf(place.medium)] ?? null);
}

function platformShare(view: SpendingView, { subject, medium }: FigurePlace, year: number): number | null {
  const narrow = narrowView(view, subjectScope(subject));
  const political = readSubject(subject).part === "core" ? "without" : "with";
  const shares = roundShares(platformDollars({ ...narrow, political }, view.own.wallet.years.indexOf(year)));
  const wanted = medium.slice(PLATFORM.length).split("+");
  const tenths = wanted.reduce((sum, id) => sum + (shares[PLATFORMS.findIndex((one) => one.id === id)] ?? 0) * 10, 0);
  return partOfOne(Math.round(tenths) / 10);
}

function partOfOne(percent: number | null): number | null {
  return percent === null ? null : percent / 100;
}
