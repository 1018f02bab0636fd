import { safeStorage } from "./safeStorage.ts";

const KEY = "spotmarket-last-market";
const storage = safeStorage(() => localStorage);

/** The market looked at last, which opens where no address names one; null when there is none or the browser keeps nothing. */
export function lastMarket(): string | null {
  const text = storage.getItem(KEY);
  const market: unknown = typeof text === "string" ? JSON.parse(text) : null;
  return typeof market === "string" ? market : null;
}

/** Remembers a market for the next address that names none. */
export function rememberMarket(market: string): void {
  void storage.setItem(KEY, JSON.stringify(market));
}
