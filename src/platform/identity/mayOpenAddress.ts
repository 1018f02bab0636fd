import { type AccessFlag, mayReadMarket, mayReadVertical, mayUse, type Rights } from "#domain/access/access.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { queryOf, screenOf } from "#platform/api/appAddress.ts";

/** The flag that a screen asks for, by the first part of its address. */
const FLAG_OF_SCREEN: Readonly<Record<string, AccessFlag>> = {
  "share-wallet": "shareOfWallet",
  companies: "shareOfWallet",
  proposals: "shareOfWallet",
  "selling-aids": "sellingAides",
  "guides-insights": "guidesAndInsights",
};

/** Whether the market and the vertical that an address names may be read; markets it only compares with are left out where they may not. */
export function mayReadAddress(rights: Rights, path: string): boolean {
  const query = new URLSearchParams(queryOf(path));
  const market = query.get("market");
  const vertical = verticalIn(screenOf(path), query);
  return (market === null || mayReadMarket(rights, market)) && (vertical === null || mayReadVertical(rights, vertical));
}

/** The same, and whether the screen is open at all. */
export function mayOpenAddress(rights: Rights, path: string): boolean {
  const flag = FLAG_OF_SCREEN[screenOf(path).split("/")[1] ?? ""];
  return (flag === undefined || mayUse(rights, { access: [flag] })) && mayReadAddress(rights, path);
}

function verticalIn(screen: string, query: URLSearchParams): string | null {
  const page = /^\/vertical\/(\d{1,2})$/.exec(screen)?.[1];
  if (page !== undefined) return VERTICALS[Number(page) - 1]?.id ?? null;
  const subVertical = screen === "/vertical/subvertical" ? query.get("sub") : null;
  return subVertical === null ? null : verticalOf(subVertical);
}
