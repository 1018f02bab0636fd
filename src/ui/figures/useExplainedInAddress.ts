import { type RefObject, useEffect } from "react";
import { type Explanation, useFigureLayer } from "./figureLayer.ts";
import { EXPLAINED } from "./reportPath.ts";

/** Opens the explanation that the address asks for, if it is of this section, and brings the section into sight. */
export function useExplainedInAddress(
  section: string,
  root: RefObject<HTMLElement | null>,
  explain: (figure: string) => Explanation | null,
): void {
  const layer = useFigureLayer();
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(EXPLAINED) ?? "";
    if (!root.current || !asked.startsWith(`${section}/`)) return;
    const figure = asked.slice(section.length + 1);
    const explanation = explain(figure);
    if (!explanation) return;
    root.current.scrollIntoView({ block: "start" });
    layer.explain(explanation, root.current.querySelector(`[data-figure="${CSS.escape(figure)}"]`) ?? root.current);
    // Once, when the section comes: afterwards the reader leads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
