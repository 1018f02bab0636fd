import { lazy, memo, Suspense, useCallback, useRef, useState } from "react";
import { MAINLAND } from "#figures/charts/map/mapScene.ts";
import type { MapHandle, MapView } from "./mapView.ts";
import type { RendererProps } from "./rendererProps.ts";
import { hasSwiftWebGl } from "./swiftWebGl.ts";
import { SvgMap } from "./SvgMap.tsx";
import { useBasemap } from "./useBasemap.ts";

/** The largest script of the product: loaded by the first map, when what it shows can already be seen. */
const GlMap = lazy(() => import("./GlMap.tsx"));

interface MapSurfaceProps extends RendererProps {
  readonly height: number;
}

/**
 * What draws the map here: a picture at once, and in its place WebGL as soon as that stands, where a graphics processor draws it or
 * tiles lie below. The country stays a picture: Alaska and Hawaii stand beside it, and areas have their true size.
 */
export const MapSurface = memo((props: MapSurfaceProps) => {
  const { scene, handle, onView } = props;
  const [failed, setFailed] = useState(false);
  const [ready, setReady] = useState(false);
  const basemap = useBasemap();
  const unused = useRef<MapHandle>(null);
  const seen = useRef<MapView | null>(null);
  const onPictureView = useCallback(
    (view: MapView) => {
      seen.current = view;
      onView(view);
    },
    [onView],
  );
  const gl = scene.view !== MAINLAND && !failed && basemap !== undefined && (basemap !== null || hasSwiftWebGl());
  const stands = gl && ready;
  return (
    <>
      {!stands && <SvgMap {...props} onView={onPictureView} />}
      {gl && (
        <Suspense fallback={null}>
          <GlMap
            {...props}
            handle={stands ? handle : unused}
            basemap={basemap}
            seen={seen}
            onReady={() => setReady(true)}
            onFail={() => setFailed(true)}
          />
        </Suspense>
      )}
    </>
  );
});
