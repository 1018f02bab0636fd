import { type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { type Summary, useSummary } from "./summary.ts";

/**
 * The summary for a block: at once where the block can be seen, a moment later elsewhere, so that what is in sight is
 * painted first.
 */
export function useSettledSummary(): [Summary, RefObject<HTMLDivElement | null>] {
  const summary = useSummary();
  const later = useDeferredValue(summary);
  const block = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(true);

  useEffect(() => {
    if (!block.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setInSight(entry.isIntersecting));
    observer.observe(block.current);
    return () => observer.disconnect();
  }, []);

  return [inSight ? summary : later, block];
}
