import type { MarketKind } from "#domain/markets/market.ts";
import type { LayoutContext } from "../layout.ts";
import { MarketMatcher } from "./matchMarket.ts";

const KINDS = ["tv", "radio", "custom"] as const satisfies readonly MarketKind[];

/** Reads a market of any kind by its id, or a TV market by its code: the market's id, or null for a blank cell or after a problem has been noted. */
export function anyMarketReader({ row, geography }: LayoutContext, key: string): () => string | null {
  const matchers = new Map(KINDS.map((kind) => [kind, new MarketMatcher(kind, geography.markets)]));
  return () => {
    const cell = row.text(key);
    if (cell === null) return null;
    const kind = KINDS.find((one) => cell.startsWith(`${one}-`)) ?? "tv";
    const found = matchers.get(kind)?.match(cell, "");
    if (!found) return null;
    if ("id" in found) return found.id;
    row.refuse(key, found.code, found.message);
    return null;
  };
}
