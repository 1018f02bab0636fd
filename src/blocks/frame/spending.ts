import { createContext, use } from "react";
import type { Market } from "#domain/market.ts";
import type { Own } from "#domain/own.ts";
import type { Revision } from "#domain/revision.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { Measure } from "#ui/address/viewAddress.ts";
import type { Words } from "../words/words.ts";

/** All that blocks are made from. A new object whenever any of it changes. */
export interface Spending {
  /** What part of the market the screen is about. */
  readonly scope: Scope;
  /** The figures of the scope. */
  readonly view: SpendingView;
  /** The figures of the whole market, for shares of it. */
  readonly whole: SpendingView;
  readonly market: Market;
  readonly revision: Revision;
  readonly measure: Measure;
  /** What stands out because it is the reader's own. */
  readonly own: Own;
  readonly words: Words;
}

export const SpendingContext = createContext<Spending | null>(null);

/** The spending that this block shows; throws outside of a screen of spending. */
export function useSpending(): Spending {
  const spending = use(SpendingContext);
  if (!spending) throw new Error("A block stands outside of a screen of spending");
  return spending;
}
