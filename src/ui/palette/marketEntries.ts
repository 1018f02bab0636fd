import type { Market } from "#domain/markets/market.ts";
import { NATION } from "#domain/markets/market.ts";
import { MARKET_NICKNAMES } from "#domain/nicknames/marketNicknames.ts";
import type { PaletteEntry } from "./paletteEntry.ts";

export type ListedMarket = Pick<Market, "id" | "kind" | "code" | "name" | "states">;

/** What the palette needs to name and open markets. */
export interface MarketWords {
  /** What markets are called where they stand beside each other, by id. */
  readonly nameOf: ReadonlyMap<string, string>;
  readonly kindOf: (kind: Market["kind"]) => string;
  /** The address of a market on the screen shown. */
  readonly pathOf: (market: string) => string;
  readonly nation: string;
}

/** The markets a person may read, as the palette finds them: by name, code, state and nickname. */
export function marketEntries(markets: readonly ListedMarket[], words: MarketWords): PaletteEntry[] {
  return markets.map(({ id, kind, code, name, states }) => ({
    id: `market:${id}`,
    group: "markets",
    label: id === NATION ? words.nation : (words.nameOf.get(id) ?? name),
    detail: [words.kindOf(kind), states.slice(0, 3).join(" ")].filter(Boolean).join(" · "),
    also: [name, code, ...states],
    nicknames: [...nicknamesOf(id), ...(kind === "tv" ? [`DMA ${code}`, `ADI ${code}`] : [])],
    go: words.pathOf(id),
  }));
}

function nicknamesOf(market: string): readonly string[] {
  if (market === NATION) return ["USA", "US", "nationwide", "national"];
  return MARKET_NICKNAMES.filter(({ markets }) => markets.includes(market)).flatMap(({ nicknames }) => nicknames);
}
