import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { type GuidesView, readGuidesAddress, writeGuidesAddress } from "./guidesAddress.ts";

export type ChangeView = (change: Parameters<typeof writeGuidesAddress>[1]) => void;

/** What the address asks to see, and how to ask for something else. */
export function useGuidesView(): readonly [GuidesView, ChangeView] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readGuidesAddress(search), [search]);
  const change = useCallback<ChangeView>(
    (wanted) => setSearch((now) => writeGuidesAddress(readGuidesAddress(now), wanted), { replace: true }),
    [setSearch],
  );
  return [view, change];
}
