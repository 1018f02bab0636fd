import { keepOwn, recallOwn } from "./ownMemory.ts";

/** The market looked at last, which opens where no address names one; null when there is none or the browser keeps nothing. */
export function lastMarket(): string | null {
  const market = recallOwn("last-market");
  return typeof market === "string" ? market : null;
}

/** Remembers a market for the next address that names none. */
export function rememberMarket(market: string): void {
  keepOwn("last-market", market);
}
