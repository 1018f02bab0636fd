import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Milliseconds after which a block out of sight follows: when what is in sight has long been painted. */
const LATER = 80;

/**
 * What a block is to show: at once where the block can be seen, a moment later elsewhere, so that what is in sight is painted
 * first. `useDeferredValue` would not do: changes of the address are transitions, and inside one it defers nothing.
 */
export function useDeferred<Shown>(shown: Shown): [Shown, RefObject<HTMLDivElement | null>] {
  const settled = useLater(shown);
  const block = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(true);

  useEffect(() => {
    if (!block.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setInSight(entry.isIntersecting));
    observer.observe(block.current);
    return () => observer.disconnect();
  }, []);

  return [inSight ? shown : settled, block];
}

/** What is to be shown, a moment after it has changed: when the figures that were asked for have been painted. */
export function useLater<Shown>(shown: Shown): Shown {
  const [settled, setSettled] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(shown)), LATER);
    return () => clearTimeout(timer);
  }, [shown]);
  return settled;
}

/** Whether a block stands already: at once where its place is in sight, a moment later elsewhere, so that a screen opens with what is seen of it. */
export function useStands(place: RefObject<HTMLElement | null>): boolean {
  const [stands, setStands] = useState(false);
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top < innerHeight) {
      // Where it stands is known only now, and the first paint is to have it.
      // oxlint-disable-next-line react/set-state-in-effect
      setStands(true);
      return undefined;
    }
    const timer = setTimeout(() => startTransition(() => setStands(true)), LATER);
    return () => clearTimeout(timer);
  }, [place]);
  return stands;
}
