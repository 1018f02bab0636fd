import { type RefObject, useLayoutEffect, useState } from "react";

/** An element's width in whole pixels, kept up to date; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    // Observers tell after the next paint, which would be without what is drawn, and what stands below it would jump.
    // oxlint-disable-next-line react/set-state-in-effect
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
