import { createElement, memo, useMemo, useRef } from "react";
import type { Drawing } from "#figures/charts/drawing.ts";
import style from "./Plot.module.css";
import { useWidth } from "./useWidth.ts";

interface PlotProps {
  /** As high as what is drawn where it is left out. */
  readonly height?: number | undefined;
  /** Lays the chart out for a width; called again when the width changes. */
  readonly draw: (width: number) => Drawing;
  /** One for each stop of the drawing: the figure's id, and what it says. */
  readonly figures: readonly { readonly id: string; readonly label: string }[];
  /** Whether the rest steps back while one of them is pointed at. */
  readonly dims?: boolean;
}

/** Shows a drawing at the width there is; each of its slices or marks can be hovered and focused. */
export const Plot = memo(function Plot({ height, draw, figures, dims = false }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const drawing = useMemo(() => (width > 0 ? draw(width) : null), [draw, width]);

  return (
    <div
      ref={frame}
      className={style["plot"]}
      data-dims={dims || undefined}
      style={{ height: height ?? drawing?.height, "--key": `${drawing?.top ?? 0}px` }}
    >
      {drawing && (
        <>
          <svg width={drawing.width} height={drawing.height} aria-hidden="true" focusable="false">
            {drawing.shapes.map(({ tag, attributes, text }, at) =>
              createElement(tag, { key: at, ...attributes }, text),
            )}
          </svg>
          {figures.map(({ id, label }, at) => {
            const stop = drawing.stops[at];
            if (!stop) return null;
            const across = { left: stop.x - stop.width / 2, width: stop.width };
            const place =
              stop.height === undefined
                ? { ...across, "--y": `${stop.y}px` }
                : {
                    ...across,
                    top: stop.y - stop.height / 2,
                    height: stop.height,
                    // What is small lies on what is large, and can be pointed at.
                    zIndex: Math.round(1000 - Math.min(stop.width, 990)),
                    ...(stop.round && { borderRadius: "50%" }),
                  };
            return (
              <button
                key={id}
                type="button"
                className={style["stop"]}
                style={place}
                data-figure={id}
                data-mark={stop.height === undefined ? undefined : ""}
                tabIndex={at === 0 ? 0 : -1}
                aria-label={label}
              />
            );
          })}
        </>
      )}
    </div>
  );
});
