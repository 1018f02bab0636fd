import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { readShifts, writeShifts } from "#domain/plan/shiftAddress.ts";
import type { Shift } from "#domain/plan/shiftMix.ts";

const NAME = "shift";

/** The shifts that the address tells of, and how to change them. A simulation can be shared and saved as any other view. */
export function useShifts(): readonly [readonly Shift[], (shifts: readonly Shift[]) => void] {
  const [search, setSearch] = useSearchParams();
  const written = search.get(NAME);
  const shifts = useMemo(() => readShifts(written), [written]);
  const change = useCallback(
    (next: readonly Shift[]) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next.length > 0) after.set(NAME, writeShifts(next));
          else after.delete(NAME);
          return after;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setSearch],
  );
  return [shifts, change];
}
