import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { howManyFit } from "./howManyFit.ts";

interface FittingEntries {
  readonly bar: RefObject<HTMLUListElement | null>;
  /** An unseen copy of all entries, with the button for the others as its last child. */
  readonly ruler: RefObject<HTMLDivElement | null>;
  readonly fitting: number;
}

/** Keeps count of how many entries have room in the bar, whatever the window and the language. */
export function useFittingEntries(count: number): FittingEntries {
  const bar = useRef<HTMLUListElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);

  useLayoutEffect(() => {
    const [row, rule] = [bar.current, ruler.current];
    if (!row || !rule) return undefined;
    const measure = () => {
      const widths = [...rule.children].map((entry) => entry.getBoundingClientRect().width);
      setFitting(howManyFit(widths.slice(0, -1), row.clientWidth, widths.at(-1) ?? 0));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    observer.observe(rule);
    return () => observer.disconnect();
  }, []);

  return { bar, ruler, fitting };
}
