import { createContext, use } from "react";
import type { Market } from "#domain/market.ts";
import type { Revision } from "#domain/revision.ts";
import type { SummaryView } from "#domain/summary/view.ts";
import type { Measure } from "#ui/address/viewAddress.ts";
import type { Words } from "./words.ts";

/** All that the blocks of the market summary are made from. A new object whenever any of it changes. */
export interface Summary {
  readonly view: SummaryView;
  readonly market: Market;
  readonly revision: Revision;
  readonly measure: Measure;
  readonly words: Words;
}

export const SummaryContext = createContext<Summary | null>(null);

/** The summary that this block shows; throws outside of `MarketSummary`. */
export function useSummary(): Summary {
  const summary = use(SummaryContext);
  if (!summary) throw new Error("A block stands outside of the market summary");
  return summary;
}
