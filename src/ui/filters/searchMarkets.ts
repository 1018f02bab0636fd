import type { Market, MarketKind } from "#domain/markets/market.ts";

export type PickedMarket = Pick<Market, "id" | "kind" | "code" | "name" | "rank" | "states">;

export interface MarketGroup {
  readonly kind: MarketKind;
  readonly markets: readonly PickedMarket[];
}

const KINDS: readonly MarketKind[] = ["tv", "radio", "custom"];

/**
 * The markets that answer a search, by kind. Every word must begin a word of the name, the code or a state; letters with
 * accents count as plain ones. Markets whose name begins with the text come first, otherwise the order given is kept.
 */
export function searchMarkets(markets: readonly PickedMarket[], text: string): readonly MarketGroup[] {
  const wanted = plain(text).trim();
  const words = wanted.split(/[^a-z0-9]+/).filter(Boolean);
  const found = words.length === 0 ? markets : markets.filter((market) => matches(market, words));
  const ordered = wanted === "" ? found : found.toSorted((a, b) => begins(b, wanted) - begins(a, wanted));

  return KINDS.map((kind) => ({ kind, markets: ordered.filter((market) => market.kind === kind) })).filter(
    (group) => group.markets.length > 0,
  );
}

function matches(market: PickedMarket, words: readonly string[]): boolean {
  const parts = plain([market.name, market.code, ...market.states].join(" ")).split(/[^a-z0-9]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

function begins({ name }: PickedMarket, wanted: string): number {
  return plain(name).startsWith(wanted) ? 1 : 0;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
