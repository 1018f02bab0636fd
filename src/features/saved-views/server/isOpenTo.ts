import { queryOf, screenOf } from "#platform/api/appAddress.ts";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";

/** Whether the market and the vertical that an address names may be read; markets it only compares with are left out where they may not. */
export function isOpenTo(rights: Rights, path: string): boolean {
  const query = new URLSearchParams(queryOf(path));
  const market = query.get("market");
  const vertical = verticalIn(screenOf(path), query);
  return (market === null || mayReadMarket(rights, market)) && (vertical === null || mayReadVertical(rights, vertical));
}

function verticalIn(screen: string, query: URLSearchParams): string | null {
  const page = /^\/vertical\/(\d{1,2})$/.exec(screen)?.[1];
  if (page !== undefined) return VERTICALS[Number(page) - 1]?.id ?? null;
  const subVertical = screen === "/vertical/subvertical" ? query.get("sub") : null;
  return subVertical === null ? null : verticalOf(subVertical);
}
