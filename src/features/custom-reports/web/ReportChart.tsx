import { createElement, useMemo, useRef } from "react";
import { ChartColours } from "#blocks/frame/ChartColours.tsx";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "#reports/chart.ts";
import { chartDrawing } from "#reports/drawings/chartSvg.ts";
import { useWidth } from "#ui/figure/useWidth.ts";
import { schemeOf } from "#ui/look/themeColour.ts";
import { useAppState } from "#ui/state/appState.ts";
import style from "./ReportChart.module.css";

interface ReportChartProps {
  readonly chart: Chart;
  readonly locale: Locale;
  /** What it shows; the table beside it says it in figures. */
  readonly alt: string;
}

/** The chart of a document, as its files draw it. */
export function ReportChart({ chart, locale, alt }: ReportChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const look = useAppState(({ settings }) => schemeOf(settings.color));
  const drawing = useMemo(
    () => (width > 0 ? chartDrawing(chart, { width: Math.min(width, 1000), locale, look }) : null),
    [chart, width, locale, look],
  );
  return (
    <div ref={frame} className={style["chart"]} role="img" aria-label={alt}>
      <ChartColours />
      {drawing && (
        <svg width={drawing.width} height={drawing.height} aria-hidden="true" focusable="false">
          {drawing.shapes.map(({ tag, attributes, text }, at) => createElement(tag, { key: at, ...attributes }, text))}
        </svg>
      )}
    </div>
  );
}
