import { memo } from "react";
import { classNames } from "#figures/charts/map/figureClasses.ts";
import type { MapScene } from "#figures/charts/map/mapScene.ts";
import { NEIGHBOURS, neighboursInside } from "#figures/charts/map/neighbours.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./Map.module.css";
import type { MapColours } from "./mapColours.ts";
import type { MapFigure, MapLayer, MapStation } from "./mapLayers.ts";

interface MapLegendProps {
  readonly scene: MapScene;
  readonly colours: MapColours;
  readonly figure: MapFigure | null;
  readonly stations: ReadonlyMap<string, MapStation>;
  readonly marked: readonly string[];
  readonly hidden: ReadonlySet<MapLayer>;
}

/** What the colours and lines of a map mean, and how many areas have each colour. */
export const MapLegend = memo((props: MapLegendProps) => {
  const { scene, colours, figure } = props;
  const text = useText();
  const formats = useFormats();
  const names = figure ? classNames(scene.classes, figure.write, text) : [];
  const unknown = figure ? scene.areas.filter(({ shade }) => shade < 0).length : 0;
  return (
    <div className={style["legend"]} data-testid="map-legend">
      {figure && (
        <>
          <span className={style["legendName"]}>{figure.name}</span>
          <ul className={style["classes"]}>
            {scene.classes.map(({ from, count }, at) => (
              <li key={from} title={text("maps.areas", { count })}>
                <span className={style["swatch"]} style={{ background: colours.shades[at] }} />
                {names[at]} <small>{formats.count(count)}</small>
              </li>
            ))}
            {unknown > 0 && (
              <li>
                <span className={style["swatch"]} style={{ background: colours.blank }} />
                {figure.none ?? text("maps.noData")} <small>{formats.count(unknown)}</small>
              </li>
            )}
          </ul>
        </>
      )}
      <StationKey {...props} />
      <Abroad {...props} />
    </div>
  );
});

/** The lines of the stations whose contours stand out, by their names; what masts and contours of all others look like. */
function StationKey({ colours, stations, marked, hidden }: MapLegendProps) {
  const text = useText();
  const known = [...stations.values()];
  const media = (["tv", "radio"] as const).filter((medium) => known.some((station) => station.medium === medium));
  const showsAll = media.length > 0 && !(hidden.has("contours") && hidden.has("masts"));
  if (!showsAll && marked.length === 0) return null;
  return (
    <ul>
      {marked.map((id, at) => (
        <li key={id}>
          <span
            className={style["line-key"]}
            style={{
              borderTopColor: at === 0 ? colours[stations.get(id)?.medium ?? "tv"] : colours.outline,
              borderTopStyle: at === 0 ? "solid" : "dashed",
            }}
          />
          {text("maps.reach.contourOf", { name: stations.get(id)?.callSign })}
        </li>
      ))}
      {marked.length > 0 && (
        <li>
          <span className={style["swatch"]} style={{ background: colours.veil }} />
          {text("maps.reach.outside")}
        </li>
      )}
      {showsAll &&
        media.map((medium) => (
          <li key={medium}>
            {!hidden.has("contours") && <span className={style["ring"]} style={{ borderColor: colours[medium] }} />}
            {!hidden.has("masts") && <span className={style["dot"]} style={{ background: colours[medium] }} />}
            {text(`maps.legend.${medium}`)}
          </li>
        ))}
    </ul>
  );
}

/** Says of contours that reach into Canada or Mexico that nobody is counted there. */
function Abroad({ scene, marked, hidden }: MapLegendProps) {
  const text = useText();
  const formats = useFormats();
  const seen = scene.contours.features.filter(
    ({ properties }) => !hidden.has("contours") || marked.includes(properties.station),
  );
  const reached = new Set(seen.flatMap(({ geometry }) => neighboursInside(geometry)));
  if (reached.size === 0) return null;
  const countries = NEIGHBOURS.filter((country) => reached.has(country)).map((country) =>
    text(`maps.country.${country}`),
  );
  return <p data-testid="map-abroad">{text("maps.abroad", { countries: formats.list(countries) })}</p>;
}
