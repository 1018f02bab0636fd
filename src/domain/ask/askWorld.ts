import type { Market } from "../markets/market.ts";
import type { Meaning } from "./meaning.ts";

/** A screen that can be asked for, with what it is called. */
export interface AskScreen {
  readonly path: string;
  readonly names: readonly string[];
  /** Shows the figures of the market in its address. */
  readonly figures: boolean;
}

/** What is known of the person who asks and of the figures at hand. */
export interface AskWorld {
  /** The markets that she may read, the nation among them, largest first. */
  readonly markets: readonly Pick<Market, "id" | "kind" | "code" | "name" | "states">[];
  /** Ids of the verticals that she may read. */
  readonly verticals: readonly string[];
  /** The screens open to her. */
  readonly screens: readonly AskScreen[];
  /** The years of the figures, and the current one. */
  readonly years: readonly number[];
  readonly currentYear: number;
}

/** A word or a few with what they mean. */
export interface Phrase {
  readonly phrase: string;
  readonly meaning: Meaning;
  readonly nearness: number;
  /** Also found when one letter is wrong. */
  readonly forgiving: boolean;
}
