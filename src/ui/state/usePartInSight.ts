import { useEffect, useState } from "react";
import { itemInSight } from "./scrollspy.ts";

/** A part counts as being read once its top is this near to that of the window, in pixels: below the filters that stay. */
const READING_LINE = 140;

/** Which of the parts of a page is being read, counted from 0; each is known by the id of its element. */
export function usePartInSight(parts: readonly { readonly id: string }[]): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const look = () => {
      const tops = parts.map(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      setCurrent(itemInSight(tops, READING_LINE));
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [parts]);

  return current;
}
