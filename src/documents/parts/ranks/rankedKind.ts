import type { Market, MarketKind } from "#domain/markets/market.ts";

/** Markets are ranked among their kind; beside the nation stand the TV markets, which add up to it. */
export function rankedKind(kind: Market["kind"]): MarketKind {
  return kind === "nation" ? "tv" : kind;
}
