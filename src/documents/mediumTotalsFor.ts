import type { Rights } from "#domain/access/access.ts";
import type { MarketKind } from "#domain/markets/market.ts";
import { type MediumTotals, mediumTotals } from "#domain/ranks/mediumTotals.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { Publication } from "#revisions/publishing/publication.ts";
import { readableWallets } from "./readableWallets.ts";

interface AskedTotals {
  readonly medium: string;
  readonly kind: MarketKind;
  readonly scope: Scope;
}

/** What the markets of a kind that somebody may read spend on a medium. */
export function mediumTotalsFor(
  publication: Publication,
  { medium, kind, scope }: AskedTotals,
  rights: Rights,
): MediumTotals {
  const { years } = publication.revision;
  return mediumTotals(readableWallets(publication, kind, rights), { medium, scope, years });
}
