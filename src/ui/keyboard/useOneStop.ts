import { type RefObject, useLayoutEffect, useRef } from "react";

/** What of a group can have the focus, in its order. */
export type StopsOf = (group: HTMLElement) => readonly HTMLElement[];

/**
 * Makes a group one stop for the Tab key, entered where it was left; its arrow keys are the group's own. What can have the focus is
 * looked up in the page, so that a row or a button of whatever kind takes part by standing there.
 */
export function useOneStop<Group extends HTMLElement>(stopsOf: StopsOf): RefObject<Group | null> {
  const group = useRef<Group>(null);

  useLayoutEffect(() => {
    const element = group.current;
    if (!element) return undefined;
    let entry: HTMLElement | undefined;
    let wasEntered = false;
    const settle = () => {
      const stops = stopsOf(element);
      // Rows that come later than their heads are entered all the same.
      const isHead = !wasEntered && !entry?.closest("tbody");
      if (!entry || isHead || !stops.includes(entry)) entry = stops.find((stop) => stop.closest("tbody")) ?? stops[0];
      for (const stop of stops) {
        const index = stop === entry ? "0" : "-1";
        if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index);
      }
    };
    const enter = ({ target }: FocusEvent) => {
      wasEntered = true;
      const entered = stopsOf(element).find((stop) => stop === target);
      if (!entered || entered === entry) return;
      entry = entered;
      settle();
    };
    settle();
    const changes = new MutationObserver(settle);
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    element.addEventListener("focusin", enter);
    return () => {
      changes.disconnect();
      element.removeEventListener("focusin", enter);
    };
  }, [stopsOf]);

  return group;
}
