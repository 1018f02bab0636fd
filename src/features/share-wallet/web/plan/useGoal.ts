import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { type Goal, proposedGoal, readGoal, writeGoal } from "./goalAddress.ts";

const NAME = "goal";

/** The goal that the address tells of, or a proposed one, and how to set it. */
export function useGoal({ spending, share }: ShareSpending): readonly [Goal, (goal: Goal) => void] {
  const [search, setSearch] = useSearchParams();
  const written = search.get(NAME);
  const { years } = spending.revision;
  const { year } = spending.view;
  const goal = useMemo(
    () => readGoal(written, years) ?? proposedGoal(share.total, year, years),
    [written, years, year, share.total],
  );
  const change = useCallback(
    (next: Goal) =>
      setSearch(
        (before) => new URLSearchParams([...[...before].filter(([name]) => name !== NAME), [NAME, writeGoal(next)]]),
        {
          preventScrollReset: true,
          replace: true,
        },
      ),
    [setSearch],
  );
  return [goal, change];
}
