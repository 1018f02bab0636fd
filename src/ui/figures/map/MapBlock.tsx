import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useReducer, useRef, useState } from "react";
import { NATION } from "#domain/markets/market.ts";
import { countyShapes, marketShapes } from "#features/maps/contract.ts";
import { type Area, MAINLAND } from "#figures/charts/map/mapScene.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { useWidth } from "#ui/figures/useWidth.ts";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { useAppState } from "#ui/state/appState.ts";
import { AreaList } from "./AreaList.tsx";
import style from "./Map.module.css";
import { mapColours } from "./mapColours.ts";
import { MapFrame } from "./MapFrame.tsx";
import type { MapBlockProps, MapFigure, MapLayer, MapStation } from "./mapLayers.ts";
import { MapLegend } from "./MapLegend.tsx";
import { roomOf } from "./mapRoom.ts";
import { MapTable } from "./MapTable.tsx";
import { MapTools } from "./MapTools.tsx";
import type { MapHandle, Pointed } from "./mapView.ts";
import { sceneOf, withContours } from "./sceneOf.ts";
import { StationReach } from "./StationReach.tsx";
import { pointedAt } from "./useMapKeys.ts";

const NO_STATIONS: readonly MapStation[] = [];
const NO_AREAS: readonly Area[] = [];
/** So many areas are listed at first above something else. */
const ROWS_ABOVE = 6;
const STATION_LAYERS = ["contours", "masts"] as const;
/** A market of many stations would disappear below their contours. */
const HIDDEN_AT_FIRST: ReadonlySet<MapLayer> = new Set(["contours"]);

/**
 * A map of a market with its counties, or of all markets, with the places where stations are received. Loads its shapes itself; its
 * frame needs the messages of the screens of figures. Everything on it can be reached by the keyboard and read as a table.
 */
export function MapBlock(props: MapBlockProps) {
  const { label, market, markets, stations = NO_STATIONS, revision } = props;
  const chosen = useChosenStations(props.station);
  const { whole, scene, figure, ofMarket, problem, retry } = useScene(props, chosen.marked);
  const { hidden, layers, toggle } = useLayers(figure !== null, stations.length > 0);
  const hands = useHands(chosen.press, markets ? markets.onChoose : props.onCounty);
  const { pointed, handle, point, showArea } = hands;
  const [twin, onTwin] = useReducer((now: boolean) => !now, false);
  const colours = useMapColours(scene?.classes.length ?? 0);
  const byId = useMemo(() => new Map(stations.map((station) => [station.id, station])), [stations]);
  const hasList = figure !== null && props.list !== false;
  const root = useRef<HTMLDivElement>(null);
  const room = roomOf(useWidth(root), whole?.view ?? MAINLAND, hasList);
  if (problem) return <ErrorState reason={problem} onRetry={retry} />;

  const area = pointed?.kind === "area" ? pointed.id : null;
  const shared = { colours, stations: byId, marked: chosen.marked, hidden };
  return (
    <div ref={root} className={style["block"]} data-testid="map">
      <MapTools
        areas={scene?.areas ?? NO_AREAS}
        ofMarket={ofMarket}
        layers={layers}
        hidden={hidden}
        onToggle={toggle}
        found={area ?? ""}
        onFind={showArea}
        twin={props.twin === false ? null : twin}
        onTwin={onTwin}
      />
      {twin && scene ? (
        <MapTable scene={scene} figure={figure} stations={stations} label={label} />
      ) : (
        <div className={style["room"]} data-beside={room.beside || undefined}>
          <div className={style["sheet"]} style={room.beside ? { width: room.width } : undefined}>
            <MapFrame
              {...shared}
              label={label}
              height={room.height}
              scene={scene}
              figure={figure}
              pointed={pointed}
              handle={handle}
              onPoint={point}
              onPress={hands.onPress}
              onChoose={markets?.onChoose}
            />
            {scene && <MapLegend {...shared} scene={scene} figure={hidden.has("areas") ? null : figure} />}
          </div>
          <div className={style["side"]}>
            {scene && figure && hasList && (
              <AreaList
                scene={scene}
                colours={colours}
                figure={figure}
                rows={props.below ? Math.min(room.rows, ROWS_ABOVE) : room.rows}
                pointed={area}
                onPoint={hands.pointArea}
                onShow={(shown) => {
                  showArea(shown);
                  props.onCounty?.(shown);
                }}
              />
            )}
            {props.below?.(hands.pointArea)}
            {revision !== undefined && (
              <StationReach
                revision={revision}
                market={market}
                stations={stations}
                colours={colours}
                {...chosen.reach}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function useMapColours(classes: number) {
  const color = useAppState(({ settings }) => settings.color);
  return useMemo(() => mapColours(color, classes), [color, classes]);
}

/** Which stations' contours stand out: the one that the map is about or that was chosen, and one that it is compared with. */
function useChosenStations(given: string | undefined) {
  const [picked, pick] = useState("");
  const [compared, compare] = useState("");
  const first = given ?? picked;
  const second = compared === first || first === "" ? "" : compared;
  const marked = useMemo(() => [first, second].filter((id) => id !== ""), [first, second]);
  // A press on a mast chooses where nothing is given, and compares where something is.
  const press = given === undefined ? pick : compare;
  const reach = { first, second, onFirst: given === undefined ? pick : null, onSecond: compare };
  return { marked, press, reach };
}

/** What pointers, keys and the list do: what they rest on, and what a press leads to. */
function useHands(onStation: (station: string) => void, onChoose: ((market: string) => void) | undefined) {
  const [pointed, point] = useState<Pointed | null>(null);
  const handle = useRef<MapHandle>(null);
  const onPress = useCallback(
    (at: Pointed) => {
      point(at);
      if (at.kind === "station") onStation(at.id);
      else onChoose?.(at.id);
    },
    [onStation, onChoose],
  );
  const pointArea = useCallback((area: string | null) => point(area === null ? null : pointedAt(area)), []);
  const showArea = useCallback((area: string) => {
    point(area === "" ? null : pointedAt(area));
    handle.current?.show(area);
  }, []);
  return { pointed, handle, point, onPress, pointArea, showArea };
}

/** The shapes of the map with the figure that colours them; null until they are there. */
function useScene({ market, counties, markets, stations = NO_STATIONS }: MapBlockProps, marked: readonly string[]) {
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
  const whole = useMemo(
    () =>
      land.data && (!ofMarket || members.data)
        ? sceneOf({ land: land.data, counties: ofMarket ? (members.data ?? null) : null, figure, market, stations })
        : null,
    [land.data, members.data, ofMarket, figure, market, stations],
  );
  // What is chosen is seen whole, while the map keeps its place in the block.
  const scene = useMemo(() => whole && withContours(whole, marked), [whole, marked]);
  return {
    whole,
    scene,
    figure,
    ofMarket,
    problem: land.error ?? members.error,
    retry: () => void Promise.all([land.refetch(), members.refetch()]),
  };
}

/** Which layers there are, and which of them are hidden. */
function useLayers(hasFigure: boolean, hasStations: boolean) {
  const [hidden, setHidden] = useState(HIDDEN_AT_FIRST);
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
