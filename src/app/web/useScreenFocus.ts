import { useEffect, useRef, useState } from "react";
import { PRODUCT_NAME } from "#ui/shell/ProductName.tsx";

/**
 * Takes the focus to the heading of a screen that has taken another one's place, and gives its title to be announced: who
 * cannot see it would not learn of it. A change of filters is no change of screen, and neither is a redirection on arrival.
 */
export function useScreenFocus(pathname: string): string {
  const last = useRef(pathname);
  const [announced, announce] = useState("");

  useEffect(() => {
    const changed = last.current !== pathname;
    last.current = pathname;
    if (!changed || !navigator.userActivation.hasBeenActive) return undefined;
    const left = document.activeElement;
    // The heading may have to wait for the screen's script or its figures.
    const watched = new MutationObserver(() => arrive() && watched.disconnect());
    function arrive(): boolean {
      const focused = document.activeElement;
      // A screen that puts the focus somewhere itself, and a reader who is ahead of us, have their reasons.
      if (focused !== left && focused?.closest("main, dialog, [role=dialog]")) return true;
      const heading = document.querySelector<HTMLElement>("h1");
      if (heading) focusOn(heading);
      return heading !== null;
    }
    const soon = setTimeout(() => {
      announce(document.title.replace(` | ${PRODUCT_NAME}`, ""));
      if (!arrive()) watched.observe(document.body, { childList: true, subtree: true });
    });
    return () => {
      clearTimeout(soon);
      watched.disconnect();
    };
  }, [pathname]);

  return announced;
}

/** The Tab key goes on from here. How far the page is scrolled is the router's to say. */
function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
