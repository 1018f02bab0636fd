import { type RefObject, useEffect, useLayoutEffect } from "react";

/**
 * Keeps the focus of the keyboard where it is of use: in an open `frame` when the button pressed last can be pressed no
 * more, and back at what had it before once the frame has closed.
 */
export function useKeptFocus(open: boolean, frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      // After the frame itself has gone, which takes the focus with it.
      setTimeout(() => {
        if (isLost() && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, [open]);

  useEffect(() => {
    if (open && isLost()) frame.current?.focus({ preventScroll: true });
  });
}

function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(":disabled");
}
