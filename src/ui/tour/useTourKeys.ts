import { type RefObject, useEffect, useEffectEvent } from "react";

/** What closes by the Escape key itself; while one is open the key is not the tour's. */
const OPEN = "dialog[open], :popover-open, [role=dialog]:not([data-testid=tour])";

/** Escape leaves the tour, unless something is open above it or somebody is writing. */
export function useTourKeys(card: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const inCard = event.target instanceof Node && card.current?.contains(event.target);
      const isField = event.target instanceof Element && event.target.matches("input, textarea, select");
      if (inCard || (!isField && document.querySelector(OPEN) === null)) leave();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [card]);
}
