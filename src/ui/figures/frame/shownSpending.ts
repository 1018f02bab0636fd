import { useEffect, useMemo } from "react";
import { create } from "zustand";
import type { Scope } from "#domain/spending/scope.ts";
import { type Spending, spendingOf } from "#documents/spending.ts";

interface ShownSpending {
  /** Null until it has come. */
  readonly spending: Spending | null;
  /** What the screen is about where it narrows its spending by itself; null where the spending says so. */
  readonly scope: Scope | null;
}

/** What the screen of spending shows right now, for parts of its frame that stand outside of its blocks. */
const useShown = create<ShownSpending>()(() => ({ spending: null, scope: null }));

export function useShownSpending(): Spending | null {
  const { spending, scope } = useShown();
  return useMemo(() => (spending && scope ? spendingOf(spending, scope) : spending), [spending, scope]);
}

export function showSpending(spending: Spending | null): void {
  useShown.setState({ spending });
}

/** Says what part of the market a screen is about that asks for the figures of the whole and narrows them itself. */
export function useShownScope(scope: Scope | null): void {
  useEffect(() => {
    useShown.setState({ scope });
    return () => useShown.setState({ scope: null });
  }, [scope]);
}
