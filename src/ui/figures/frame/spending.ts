import { createContext, use } from "react";
import type { Spending } from "#documents/spending.ts";

export const SpendingContext = createContext<Spending | null>(null);

/** The spending that this block shows; throws outside of a screen of spending. */
export function useSpending(): Spending {
  const spending = use(SpendingContext);
  if (!spending) throw new Error("A block stands outside of a screen of spending");
  return spending;
}
