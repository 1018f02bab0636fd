import type { ReportDocument } from "../../document.ts";

/** A page and its margins in points. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

const SIDE = 48;
const SIZES = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const;

export function pageOf({ paper, layout }: Pick<ReportDocument, "paper" | "layout">): Page {
  const onePage = layout === "onePage";
  return { ...SIZES[paper], side: SIDE, top: onePage ? 36 : 58, bottom: onePage ? 44 : 56 };
}

/** What is left between the margins. */
export function textMeasure({ width, side }: Page): number {
  return width - 2 * side;
}
