export type MarketKind = "tv" | "radio" | "custom";

/** How a radio market's listening is measured: by meters, by diaries, or not at all. */
export const RADIO_METHODS = ["ppm", "diary", "none"] as const;
export type RadioMethod = (typeof RADIO_METHODS)[number];

/** The sum of all TV markets; every signed-in caller may read it, since it is the benchmark of everything. */
export const NATION = "nation";

export interface Market {
  /** `tv-501`, `radio-35620`, `custom-…` or `nation`. */
  readonly id: string;
  readonly kind: MarketKind | "nation";
  /** The code of the kind's own list: `501`, `35620`; empty for the nation. */
  readonly code: string;
  readonly name: string;
  /** 1 is the largest of its kind; null where the list gives none. */
  readonly rank: number | null;
  /** Postal codes of the states it reaches into, most people first. */
  readonly states: readonly string[];
  /** Persons, from its counties' shares. */
  readonly population: number;
  readonly households: number;
  /** Homes able to watch television; null where the source gives none. */
  readonly tvHomes: number | null;
  readonly countyCount: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Not offered to subscribers; links that they have still lead there. */
  readonly inactive?: true;
}

/** The id of a market of a kind: `marketId("tv", "501")` is `tv-501`. */
export function marketId(kind: MarketKind, code: string): string {
  return `${kind}-${code}`;
}

/** Whether a market is one that somebody put together: who may read it is said for each of them. */
export function isCustomMarket(id: string): boolean {
  return id.startsWith("custom-");
}

/** The medium that a market is of, by its id; null for custom markets and the nation, where stations of both are. */
export function mediumOfMarket(id: string): "tv" | "radio" | null {
  return (["tv", "radio"] as const).find((medium) => id.startsWith(`${medium}-`)) ?? null;
}

/** The flags of which one opens what is told of a market to those who sell its medium. */
export function flagsOfMarket(id: string): readonly ("tv" | "radio")[] {
  const medium = mediumOfMarket(id);
  return medium === null ? ["tv", "radio"] : [medium];
}
