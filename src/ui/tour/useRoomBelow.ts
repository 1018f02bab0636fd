import { type RefObject, useEffect } from "react";

/** Lets the page scroll as far as a card at the foot of the window is high, so that it covers nothing for good. */
export function useRoomBelow(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const page = document.documentElement;
    const measured = new ResizeObserver(() => {
      page.style.setProperty("--room-below", `${element.offsetHeight}px`);
    });
    measured.observe(element);
    return () => {
      measured.disconnect();
      page.style.removeProperty("--room-below");
    };
  }, [card]);
}
