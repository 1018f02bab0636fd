import { memo, useId } from "react";
import type { DrawnPaths } from "./drawnPaths.ts";
import { type Lens, MARGIN, pictureBox } from "./lens.ts";
import style from "./Map.module.css";
import type { RendererProps } from "./rendererProps.ts";

interface MapPictureProps extends Pick<RendererProps, "colours" | "hidden" | "stations" | "marked" | "pointed"> {
  readonly paths: DrawnPaths;
  readonly lens: Lens;
  readonly width: number;
  readonly height: number;
}

/** A map as one picture, somewhat larger than its frame, so that it can be moved without being drawn anew. */
export const MapPicture = memo((props: MapPictureProps) => {
  const { paths, colours, hidden, pointed, lens, width, height } = props;
  const [airX, airY] = [width * MARGIN, height * MARGIN];
  const [wide, high] = [width + 2 * airX, height + 2 * airY];
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
        <path d={paths.abroad} fill={colours.abroad} />
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
        <path d={paths.outline} fill="none" stroke={colours.outline} strokeWidth={1.5} className={style["mute"]} />
        <Contours {...props} />
        {found && (
          <path d={found.path} fill="none" stroke={colours.outline} strokeWidth={2.5} className={style["mute"]} />
        )}
        <Masts {...props} />
      </g>
    </svg>
  );
});

/** Where stations are received: outlines alone, so that areas keep the colours of their classes, and all dimmed that lies in none of them. */
function Contours({ paths, colours, hidden, stations, marked, lens, width, height }: MapPictureProps) {
  const mask = useId();
  const drawn = new Map(paths.contours.map(({ id, path }) => [id, path]));
  const chosen = marked.flatMap((id) => drawn.get(id) ?? []);
  const { left, top, right, bottom } = pictureBox(lens, { width, height });
  const whole = { x: left, y: top, width: right - left, height: bottom - top };
  return (
    <g fill="none" className={style["mute"]}>
      {chosen.length > 0 && (
        <>
          <mask id={mask} maskUnits="userSpaceOnUse" {...whole}>
            <rect {...whole} fill="white" />
            {chosen.map((path) => (
              <path key={path} d={path} fill="black" />
            ))}
          </mask>
          <rect
            {...whole}
            data-kind="veil"
            fill={colours.veil}
            fillOpacity={colours.veilStrength}
            mask={`url(#${mask})`}
          />
        </>
      )}
      {!hidden.has("contours") &&
        paths.contours.map(({ id, path }) => (
          <path
            key={id}
            data-kind="contour"
            d={path}
            stroke={colours[stations.get(id)?.medium ?? "tv"]}
            strokeOpacity={chosen.length > 0 ? 0.35 : 0.85}
            strokeWidth={1.25}
            className={style["mute"]}
          />
        ))}
      {marked.map((id, at) => (
        <g key={id} data-kind="marked-contour" data-station={id}>
          <path d={drawn.get(id)} stroke={colours.halo} strokeWidth={5} className={style["mute"]} />
          <path
            d={drawn.get(id)}
            stroke={at === 0 ? colours[stations.get(id)?.medium ?? "tv"] : colours.outline}
            strokeWidth={2.5}
            strokeDasharray={at === 0 ? undefined : "7 4"}
            className={style["mute"]}
          />
        </g>
      ))}
    </g>
  );
}

function Masts({ paths, colours, hidden, stations, marked, lens }: MapPictureProps) {
  const seen = paths.masts.filter(({ id }) => !hidden.has("masts") || marked.includes(id));
  return (
    <g stroke={colours.halo} strokeWidth={1.5}>
      {seen.map(({ id, x, y }) => (
        <circle
          key={id}
          data-kind="station"
          data-id={id}
          cx={x}
          cy={y}
          r={(marked.includes(id) ? 6.5 : 4) / lens.zoom}
          fill={colours[stations.get(id)?.medium ?? "tv"]}
          className={style["line"]}
        />
      ))}
    </g>
  );
}
