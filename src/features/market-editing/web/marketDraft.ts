import type { RadioMethod } from "#domain/markets/market.ts";
import type { EditedMarket, MarketChange } from "../contract/editingSchemas.ts";

/** A market while its form is filled in; empty numbers are null. */
export interface MarketDraft {
  readonly name: string;
  readonly rank: number | null;
  /** Postal codes as they are typed: `NY NJ CT`. */
  readonly states: string;
  readonly tvHomes: number | null;
  readonly politicalIndex: number | null;
  readonly method: RadioMethod | null;
  readonly embeddedIn: string | null;
}

export function marketDraft(market: EditedMarket): MarketDraft {
  const { name, rank, states, tvHomes, politicalIndex, method, embeddedIn } = market;
  return { name, rank, states: states.join(" "), tvHomes, politicalIndex, method, embeddedIn };
}

/** What a form changes of a market; nothing that stays as it is. */
export function changeOf(market: EditedMarket, draft: MarketDraft): Partial<Omit<MarketChange, "basis">> {
  const before = marketDraft(market);
  const states = draft.states
    .toUpperCase()
    .split(/[\s,|]+/)
    .filter(Boolean);
  return {
    ...(draft.name.trim() !== before.name && { name: draft.name.trim() }),
    ...(draft.rank !== before.rank && { rank: draft.rank }),
    ...(states.join(" ") !== before.states && { states }),
    ...(draft.tvHomes !== before.tvHomes && { tvHomes: draft.tvHomes }),
    ...(draft.politicalIndex !== before.politicalIndex && { politicalIndex: draft.politicalIndex }),
    ...(draft.method !== before.method && { method: draft.method }),
    ...(draft.embeddedIn !== before.embeddedIn && { embeddedIn: draft.embeddedIn }),
  };
}
