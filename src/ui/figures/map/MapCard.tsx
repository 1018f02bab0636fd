import { ActionButton } from "#ui/look/ActionButton.tsx";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./Map.module.css";
import type { MapFigure, MapStation } from "./mapLayers.ts";
import { stationFacts } from "./mapNumbers.ts";
import { labelPlaces } from "#figures/charts/map/labelSpots.ts";
import { type Area, fullName } from "#figures/charts/map/mapScene.ts";
import type { MapView, Pointed } from "./mapView.ts";

interface MapCardProps {
  readonly pointed: Pointed;
  readonly view: MapView;
  readonly area: Area | undefined;
  readonly station: MapStation | undefined;
  readonly figure: MapFigure | null;
  readonly onChoose: ((market: string) => void) | undefined;
}

const WIDTH = 232;
const HEIGHT = 150;
const AIR = 14;

/** Where in an area its name would stand; the corner for one that is out of sight. */
function placeOf(area: Area | undefined, { project }: MapView): readonly [number, number] {
  const [place] = area ? labelPlaces(area.shape) : [];
  return (place && project(place)) ?? [0, 0];
}

/** What is known of the place that a pointer or the list of places rests on. */
export function MapCard({ pointed, view, area, station, figure, onChoose }: MapCardProps) {
  const text = useText();
  const formats = useFormats();
  const rows: (readonly [string, string])[] = [];
  if (station) rows.push(...stationFacts(station, text, formats));
  if (area?.county) {
    rows.push([text("maps.population"), formats.count(area.county.population)]);
    rows.push([text("maps.households"), formats.count(area.county.households)]);
    if (area.county.share < 1) rows.push([text("maps.share"), formats.share(area.county.share)]);
  }
  if (area && figure && figure.name !== text("maps.population")) rows.unshift([figure.name, figure.write(area.value)]);
  if (rows.length === 0 && !area) return null;

  const fromList = Number.isNaN(pointed.x);
  const [x, y] = fromList ? placeOf(area, view) : [pointed.x, pointed.y];
  const left = x + AIR + WIDTH > view.width ? x - WIDTH - AIR : x + AIR;
  const top = Math.min(y + AIR, view.height - HEIGHT);
  return (
    <div
      className={style["card"]}
      data-testid="map-card"
      role="status"
      data-held={fromList || undefined}
      style={{ width: WIDTH, translate: `${Math.max(4, left)}px ${Math.max(4, top)}px` }}
    >
      <p className={style["cardTitle"]}>
        {station?.callSign ?? (area && fullName(area))}
        {area?.county && <span>{area.county.state}</span>}
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fromList && area && !area.county && onChoose && (
        <ActionButton onClick={() => onChoose(area.id)}>{text("maps.choose")}</ActionButton>
      )}
    </div>
  );
}
