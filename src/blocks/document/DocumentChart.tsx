import { useComputedColorScheme } from "@mantine/core";
import { createElement, memo, useMemo, useRef } from "react";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "#reports/chart.ts";
import { chartDrawing } from "#reports/drawings/chartSvg.ts";
import { useWidth } from "#ui/figure/useWidth.ts";
import style from "./Document.module.css";

interface DocumentChartProps {
  readonly chart: Chart;
  /** What it shows, in words. */
  readonly alt: string;
  readonly locale: Locale;
}

/** A chart of a document as its files draw it, at the width there is. */
export const DocumentChart = memo(function DocumentChart({ chart, alt, locale }: DocumentChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const look = useComputedColorScheme("light");
  const drawing = useMemo(
    () => (width > 0 ? chartDrawing(chart, { width, locale, look }) : null),
    [chart, width, locale, look],
  );
  return (
    <div ref={frame} className={style["chart"]}>
      {drawing && (
        <svg width={drawing.width} height={drawing.height} role="img" aria-label={alt}>
          {drawing.shapes.map(({ tag, attributes, text }, at) => createElement(tag, { key: at, ...attributes }, text))}
        </svg>
      )}
    </div>
  );
});
