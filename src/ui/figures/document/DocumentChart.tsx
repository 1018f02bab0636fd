import { createElement, memo, useMemo, useRef } from "react";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "#documents/chart.ts";
import { chartDrawing } from "#documents/drawings/chartSvg.ts";
import { useWidth } from "#ui/figures/useWidth.ts";
import { schemeOf } from "#ui/look/themeColour.ts";
import { useAppState } from "#ui/state/appState.ts";
import { usePrinting } from "#ui/state/usePrinting.ts";
import style from "./Document.module.css";

interface DocumentChartProps {
  readonly chart: Chart;
  /** What it shows, in words. */
  readonly alt: string;
  readonly locale: Locale;
}

/** Pixels of a chart that fills a sheet of Letter or A4: its text comes out at eight points. */
const PAPER_WIDTH = 820;

/** A chart of a document as its files draw it, at the width there is; on paper for its width and in its colours. */
export const DocumentChart = memo(function DocumentChart({ chart, alt, locale }: DocumentChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const shown = useWidth(frame);
  const scheme = useAppState(({ settings }) => schemeOf(settings.color));
  const width = printing ? PAPER_WIDTH : shown;
  const look = printing ? "light" : scheme;
  const drawing = useMemo(
    () => (width > 0 ? chartDrawing(chart, { width, locale, look }) : null),
    [chart, width, locale, look],
  );
  return (
    <div ref={frame} className={style["chart"]}>
      {drawing && (
        <svg
          width={drawing.width}
          height={drawing.height}
          // Where less room is left than it was drawn for, the whole becomes smaller, and nothing is cut off.
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="img"
          aria-label={alt}
        >
          {drawing.shapes.map(({ tag, attributes, text }, at) => createElement(tag, { key: at, ...attributes }, text))}
        </svg>
      )}
    </div>
  );
});
