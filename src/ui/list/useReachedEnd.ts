import { useEffect, useEffectEvent } from "react";

/** Calls `onEnd` once for every number of rows whose last one has come into sight. */
export function useReachedEnd(last: number | undefined, count: number, onEnd: (() => void) | undefined): void {
  const reached = useEffectEvent(() => onEnd?.());
  const end = last !== undefined && last >= count - 1 ? count : 0;
  useEffect(() => {
    if (end > 0) reached();
  }, [end]);
}
