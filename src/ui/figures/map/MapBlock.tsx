import { queryOptions, useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { NATION } from "#domain/markets/market.ts";
import { countyShapes, marketShapes } from "#features/maps/contract.ts";
import type { Area, MapScene } from "#figures/charts/map/mapScene.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { useAppState } from "#ui/state/appState.ts";
import style from "./Map.module.css";
import { MapCard } from "./MapCard.tsx";
import { type MapColours, mapColours } from "./mapColours.ts";
import type { MapBlockProps, MapFigure, MapLayer, MapStation } from "./mapLayers.ts";
import { MapLegend } from "./MapLegend.tsx";
import { MapOverlay } from "./MapOverlay.tsx";
import { MapSurface } from "./MapSurface.tsx";
import { MapTable } from "./MapTable.tsx";
import { MapTools } from "./MapTools.tsx";
import type { MapHandle, MapView, Pointed } from "./mapView.ts";
import { sceneOf } from "./sceneOf.ts";

const NO_STATIONS: readonly MapStation[] = [];
const NO_AREAS: readonly Area[] = [];
const STATION_LAYERS = ["contours", "masts"] as const;
const HEIGHT = 460;

/**
 * A map of a market with its counties, or of all markets, with the places where stations are received. Loads its shapes itself; its
 * frame needs the messages of the screens of figures. Everything on it can be reached by the keyboard and read as a table.
 */
export function MapBlock(props: MapBlockProps) {
  const { label, markets, stations = NO_STATIONS, onSelect } = props;
  const { scene, figure, ofMarket, problem, retry } = useScene(props);
  const { hidden, layers, toggle } = useLayers(props.hidden, figure !== null, stations.length > 0);
  const [twin, setTwin] = useState(false);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const handle = useRef<MapHandle>(null);
  const color = useAppState(({ settings }) => settings.color);
  const colours = useMemo(() => mapColours(color, scene?.classes.length ?? 0), [color, scene?.classes.length]);
  const onChoose = markets?.onChoose;
  const onPress = useCallback(
    (at: Pointed) => {
      setPointed(at);
      if (at.kind === "station") onSelect?.(at.id);
      else onChoose?.(at.id);
    },
    [onSelect, onChoose],
  );
  const onFind = useCallback((id: string) => {
    setPointed(id === "" ? null : { kind: "area", id, x: Number.NaN, y: Number.NaN });
    handle.current?.show(id);
  }, []);
  const onTwin = useCallback(() => setTwin((now) => !now), []);
  if (problem) return <ErrorState reason={problem} onRetry={retry} />;

  const area = pointed?.kind === "area" ? scene?.areas.find(({ id }) => id === pointed.id) : undefined;
  return (
    <div className={style["block"]} data-testid="map">
      <MapTools
        areas={scene?.areas ?? NO_AREAS}
        ofMarket={ofMarket}
        layers={layers}
        hidden={hidden}
        onToggle={toggle}
        found={area?.id ?? ""}
        onFind={onFind}
        twin={props.twin === false ? null : twin}
        onTwin={onTwin}
      />
      {twin && scene ? (
        <MapTable scene={scene} figure={figure} stations={stations} label={label} />
      ) : (
        <>
          <MapFrame
            {...props}
            stations={stations}
            scene={scene}
            figure={figure}
            colours={colours}
            hiddenLayers={hidden}
            pointed={pointed}
            area={area}
            handle={handle}
            onPoint={setPointed}
            onPress={onPress}
          />
          {scene && (
            <MapLegend
              scene={scene}
              colours={colours}
              figure={hidden.has("areas") ? null : figure}
              stations={stations}
              hidden={hidden}
            />
          )}
        </>
      )}
    </div>
  );
}

/** The shapes of the map with the figure that colours them; null until they are there. */
function useScene({ market, counties, markets, stations = NO_STATIONS }: MapBlockProps) {
  const text = useText();
  const formats = useFormats();
  const ofMarket = !markets && market !== NATION;
  const land = useQuery(marketShapesQuery(markets?.kind ?? "tv"));
  const members = useQuery({ ...countyShapesQuery(market), enabled: ofMarket });
  const population = useMemo(
    (): MapFigure | null =>
      members.data
        ? {
            name: text("maps.population"),
            values: new Map(
              members.data.objects.counties.geometries.map(({ id, properties }) => [id, properties.population]),
            ),
            write: (value) => formats.count(value),
          }
        : null,
    [members.data, text, formats],
  );
  const figure = markets ? markets.figure : counties === undefined ? population : counties;
  const scene = useMemo(
    () =>
      land.data && (!ofMarket || members.data)
        ? sceneOf({ land: land.data, counties: ofMarket ? (members.data ?? null) : null, figure, market, stations })
        : null,
    [land.data, members.data, ofMarket, figure, market, stations],
  );
  return {
    scene,
    figure,
    ofMarket,
    problem: land.error ?? members.error,
    retry: () => void Promise.all([land.refetch(), members.refetch()]),
  };
}

/** Which layers there are, and which of them are hidden. */
function useLayers(hiddenAtFirst: MapBlockProps["hidden"], hasFigure: boolean, hasStations: boolean) {
  const [hidden, setHidden] = useState<ReadonlySet<MapLayer>>(new Set(hiddenAtFirst));
  const toggle = useCallback(
    (layer: MapLayer, on: boolean) =>
      setHidden((now) => new Set(on ? [...now].filter((one) => one !== layer) : [...now, layer])),
    [],
  );
  const layers = useMemo(
    (): MapLayer[] => [...(hasFigure ? (["areas"] as const) : []), ...(hasStations ? STATION_LAYERS : [])],
    [hasFigure, hasStations],
  );
  return { hidden, layers, toggle };
}

interface MapFrameProps extends MapBlockProps {
  readonly stations: readonly MapStation[];
  readonly scene: MapScene | null;
  readonly figure: MapFigure | null;
  readonly colours: MapColours;
  readonly hiddenLayers: ReadonlySet<MapLayer>;
  readonly pointed: Pointed | null;
  /** What is pointed at, where that is an area. */
  readonly area: Area | undefined;
  readonly handle: RefObject<MapHandle | null>;
  readonly onPoint: (pointed: Pointed | null) => void;
  readonly onPress: (pointed: Pointed) => void;
}

/** The drawn map, with names and the card of what is pointed at above it. */
function MapFrame(props: MapFrameProps) {
  const { label, height = HEIGHT, scene, pointed, area, stations, handle } = props;
  const text = useText();
  const [view, setView] = useState<MapView | null>(null);
  const byId = useMemo(() => new Map(stations.map((station) => [station.id, station])), [stations]);
  return (
    <div className={style["frame"]} data-map="" style={{ height }} role="group" aria-label={label} aria-busy={!scene}>
      {scene ? (
        <>
          <MapSurface
            scene={scene}
            colours={props.colours}
            hidden={props.hiddenLayers}
            stations={byId}
            selected={props.selected ?? null}
            pointed={area?.id ?? null}
            handle={handle}
            height={height}
            onPoint={props.onPoint}
            onPress={props.onPress}
            onView={setView}
          />
          {view && <MapOverlay view={view} scene={scene} handle={handle} />}
          {view && pointed && (
            <MapCard
              pointed={pointed}
              view={view}
              area={area}
              station={pointed.kind === "station" ? byId.get(pointed.id) : undefined}
              figure={props.figure}
              onChoose={props.markets?.onChoose}
            />
          )}
        </>
      ) : (
        <output className={style["waiting"]} data-testid="map-loading">
          {text("maps.loading")}
        </output>
      )}
    </div>
  );
}

/** Shapes change with the revision alone. */
const STALE_MS = 60 * 60_000;

/** The states, and the markets of a kind. */
const marketShapesQuery = (kind: "tv" | "radio" | "custom") =>
  queryOptions({
    queryKey: ["mapShapes", "markets", kind],
    queryFn: ({ signal }) => callApi(marketShapes, { query: { kind }, signal }),
    staleTime: STALE_MS,
    structuralSharing: false,
  });

/** A market's counties. */
const countyShapesQuery = (market: string) =>
  queryOptions({
    queryKey: ["mapShapes", "counties", market],
    queryFn: ({ signal }) => callApi(countyShapes, { params: { market }, signal }),
    staleTime: STALE_MS,
    structuralSharing: false,
  });
