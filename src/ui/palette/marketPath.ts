import type { PaletteScreen } from "./screenEntries.ts";

const MARKET_SUMMARY = "/market-summary";

/** The screen shown with another market, all else kept, where it has figures; else the market summary. */
export function marketPath(
  market: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  screens: readonly Pick<PaletteScreen, "path" | "figures">[],
): string {
  const stays = screens.some(({ path, figures }) => figures && path === pathname);
  const query = new URLSearchParams(stays ? search : "");
  query.set("market", market);
  return `${stays ? pathname : MARKET_SUMMARY}?${query.toString()}`;
}
