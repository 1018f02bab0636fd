import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Marks a frame whose content is wider or taller than it is, for as long as there is more at its end or below: `look.css` lets that edge
 * fade, so that nobody takes a cut table for the whole one.
 *
 * @param stops whether the Tab key is to stop at such a frame, where nothing in it has the focus
 */
export function useCutEdges<Frame extends HTMLElement>(stops = false): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const mark = () => {
      const { scrollWidth, clientWidth, scrollLeft, scrollHeight, clientHeight, scrollTop } = element;
      element.toggleAttribute("data-wide", scrollWidth > clientWidth + 1);
      if (stops) element.tabIndex = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? 0 : -1;
      element.toggleAttribute("data-more-beside", scrollWidth > clientWidth + scrollLeft + 1);
      element.toggleAttribute("data-more-below", scrollHeight > clientHeight + scrollTop + 1);
    };
    mark();
    const sizes = new ResizeObserver(mark);
    for (const measured of [element, ...element.children]) sizes.observe(measured);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", mark);
    };
  }, [stops]);
  return frame;
}
