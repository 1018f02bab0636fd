import { memo, type MouseEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef } from "react";
import { mapProjection } from "#figures/charts/map/mapProjection.ts";
import { useText } from "#language/useText.ts";
import { useWidth } from "#ui/figures/useWidth.ts";
import { boxAround } from "#figures/charts/map/flatLines.ts";
import { drawnPaths, flatScene } from "./drawnPaths.ts";
import { detailOf, pictureBox, showing, WHOLE, zoomed } from "./lens.ts";
import style from "./Map.module.css";
import { MapPicture } from "./MapPicture.tsx";
import { viewThrough } from "./viewThrough.ts";
import type { RendererProps } from "./rendererProps.ts";
import { useLens } from "./useLens.ts";
import { STEP, useMapHands } from "./useMapHands.ts";
import type { Pointed } from "./mapView.ts";

interface SvgMapProps extends RendererProps {
  readonly height: number;
}

/** The map as a picture: at once everywhere, and for good where WebGL is missing or slow. */
export const SvgMap = memo((props: SvgMapProps) => {
  const { scene, height, handle, onPoint, onPress, onView } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const lens = useLens(frame, width, height);
  const hands = useMapHands(frame, lens);
  const { drawn, glide } = lens;
  const projection = useMemo(
    () => (width > 0 ? mapProjection(scene.view, width, height) : null),
    [scene.view, width, height],
  );
  const flat = useMemo(() => projection && flatScene(scene, projection.project), [scene, projection]);
  const paths = useMemo(
    () => flat && drawnPaths(flat, detailOf(drawn), pictureBox(drawn, { width, height })),
    [flat, drawn, width, height],
  );

  useImperativeHandle(
    handle,
    () => ({
      zoomBy: (steps) => glide((now) => zoomed(now, STEP ** steps)),
      reset: () => glide(() => WHOLE),
      show: (id) => {
        const box = boxAround(flat?.areas.find((area) => area.id === id)?.lines ?? []);
        if (box) glide((now) => showing(now, box, { width, height }));
      },
    }),
    [glide, flat, width, height],
  );
  // Before the picture is seen, so that names never lag behind it.
  useLayoutEffect(() => {
    if (projection) onView(viewThrough(projection, drawn, width, height));
  }, [projection, drawn, width, height, onView]);

  const found = ({ target, clientX, clientY }: MouseEvent): Pointed | null => {
    const { kind, id } = target instanceof SVGElement ? target.dataset : {};
    const box = frame.current?.getBoundingClientRect();
    if (!id || !box || (kind !== "area" && kind !== "station")) return null;
    return { kind, id, x: clientX - box.left, y: clientY - box.top };
  };
  return (
    // What lies on the map can be reached by the list of places too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      className={style["surface"]}
      data-testid="map-picture"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="application"
      aria-label={text("maps.keys")}
      onKeyDown={hands.onKeyDown}
      onPointerDown={hands.onPointerDown}
      onPointerUp={hands.onPointerUp}
      onPointerCancel={hands.onPointerUp}
      onPointerLeave={() => onPoint(null)}
      onPointerMove={(event) => {
        hands.onPointerMove(event);
        onPoint(hands.isDragging() ? null : found(event));
      }}
      onClick={(event) => {
        const at = hands.wasDragged() ? null : found(event);
        if (at) onPress(at);
      }}
    >
      {paths && (
        <MapPicture
          paths={paths}
          lens={drawn}
          width={width}
          height={height}
          colours={props.colours}
          hidden={props.hidden}
          stations={props.stations}
          selected={props.selected}
          pointed={props.pointed}
        />
      )}
    </div>
  );
});
