import type { Rights } from "#domain/access/access.ts";
import type { MarketKind } from "#domain/markets/market.ts";
import { type MediumTotals, mediumTotals } from "#domain/ranks/mediumTotals.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { readableWallets } from "./readableWallets.ts";

interface AskedTotals {
  readonly medium: string;
  readonly kind: MarketKind;
  readonly scope: Scope;
}

/** What the markets of a kind that somebody may read spend on a medium. */
export function mediumTotalsFor(
  loadedRevision: LoadedRevision,
  { medium, kind, scope }: AskedTotals,
  rights: Rights,
): MediumTotals {
  const { years } = loadedRevision.revision;
  return mediumTotals(readableWallets(loadedRevision, kind, rights), { medium, scope, years });
}
