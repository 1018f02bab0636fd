import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the focus goes when what had it left with the step before: the Tab key goes on from there, not from the top of the page.
 *
 * @param shown what changes with the step
 */
export function useFoundFocus(shown: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
  return place;
}
