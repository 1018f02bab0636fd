import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { Basemap } from "#features/account/contract.ts";
import { MAINLAND } from "#figures/charts/map/mapScene.ts";
import { loadClientConfig } from "#ui/session/clientConfig.ts";
import type { MapHandle, MapView } from "./mapView.ts";
import type { RendererProps } from "./rendererProps.ts";
import { SvgMap } from "./SvgMap.tsx";

/** What maps lie on: null where no tiles are configured or nobody could be asked, undefined until that is known. */
function useBasemap(): Basemap | null | undefined {
  const [basemap, setBasemap] = useState<Basemap | null>();
  useEffect(() => {
    loadClientConfig().then(
      (config) => setBasemap(config.basemap),
      () => setBasemap(null),
    );
  }, []);
  return basemap;
}

/** Drivers that draw with the processor: Chromium's, Mesa's two, and those of Windows and macOS. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

let known: boolean | null = null;

/** Whether the browser draws WebGL with a graphics processor; in software it would be far slower than a picture. */
function hasSwiftWebGl(): boolean {
  known ??= asked();
  return known;
}

function asked(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
    if (!context) return false;
    // Not every browser takes a software driver for a caveat, so its name is asked for too.
    const named = context.getExtension("WEBGL_debug_renderer_info");
    const driver: unknown = context.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return !SOFTWARE.test(String(driver));
  } catch {
    return false;
  }
}

/** The largest script of the product: loaded by the first map, when what it shows can already be seen. */
const GlMap = lazy(() => import("./GlMap.tsx"));

interface MapSurfaceProps extends RendererProps {
  readonly height: number;
  /** Never WebGL. */
  readonly picture?: true | undefined;
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
  const gl =
    !props.picture &&
    scene.view !== MAINLAND &&
    !failed &&
    basemap !== undefined &&
    (basemap !== null || hasSwiftWebGl());
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
