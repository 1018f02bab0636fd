import { memo } from "react";
import type { DrawnPaths } from "./drawnPaths.ts";
import { type Lens, MARGIN } from "./lens.ts";
import style from "./Map.module.css";
import type { RendererProps } from "./rendererProps.ts";

interface MapPictureProps extends Pick<RendererProps, "colours" | "hidden" | "stations" | "selected" | "pointed"> {
  readonly paths: DrawnPaths;
  readonly lens: Lens;
  readonly width: number;
  readonly height: number;
}

/** A map as one picture, somewhat larger than its frame, so that it can be moved without being drawn anew. */
export const MapPicture = memo((props: MapPictureProps) => {
  const { paths, colours, hidden, stations, selected, pointed, lens, width, height } = props;
  const [airX, airY] = [width * MARGIN, height * MARGIN];
  const [wide, high] = [width + 2 * airX, height + 2 * airY];
  const colourOf = (id: string) => colours[stations.get(id)?.medium ?? "tv"];
  const found = hidden.has("areas") ? undefined : paths.areas.find(({ id }) => id === pointed);
  return (
    <svg
      data-follows=""
      width={wide}
      height={high}
      viewBox={`${-airX} ${-airY} ${wide} ${high}`}
      aria-hidden="true"
      focusable="false"
      style={{ background: colours.water, left: -airX, top: -airY }}
    >
      <g
        transform={`translate(${width / 2 + lens.x} ${height / 2 + lens.y}) scale(${lens.zoom}) translate(${-width / 2} ${-height / 2})`}
      >
        <path d={paths.land} fill={colours.land} stroke={colours.border} className={style["line"]} />
        {!hidden.has("areas") && (
          <g stroke={colours.seam} strokeWidth={0.75} fillRule="evenodd">
            {paths.areas.map(({ id, shade, path }) => (
              <path
                key={id}
                data-kind="area"
                data-id={id}
                d={path}
                fill={colours.shades[shade] ?? colours.blank}
                className={style["line"]}
              />
            ))}
          </g>
        )}
        <g fill="none" stroke={colours.outline} pointerEvents="none">
          <path d={paths.outline} strokeWidth={1.5} className={style["line"]} />
          {found && <path d={found.path} strokeWidth={2.5} className={style["line"]} />}
        </g>
        {!hidden.has("contours") && (
          <g pointerEvents="none">
            {paths.contours.map(({ id, path }) => (
              <path
                key={id}
                data-kind="contour"
                d={path}
                fill={id === selected ? colourOf(id) : "none"}
                fillOpacity={0.22}
                stroke={colourOf(id)}
                strokeOpacity={selected && id !== selected ? 0.35 : 0.85}
                strokeWidth={id === selected ? 2.5 : 1.25}
                className={style["line"]}
              />
            ))}
          </g>
        )}
        {!hidden.has("masts") && (
          <g stroke={colours.halo} strokeWidth={1.5}>
            {paths.masts.map(({ id, x, y }) => (
              <circle
                key={id}
                data-kind="station"
                data-id={id}
                cx={x}
                cy={y}
                r={(id === selected ? 6.5 : 4) / lens.zoom}
                fill={colourOf(id)}
                className={style["line"]}
              />
            ))}
          </g>
        )}
      </g>
    </svg>
  );
});
