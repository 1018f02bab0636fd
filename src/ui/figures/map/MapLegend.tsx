import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./Map.module.css";
import type { MapColours } from "./mapColours.ts";
import type { MapFigure, MapLayer, MapStation } from "./mapLayers.ts";
import type { MapScene } from "#figures/charts/map/mapScene.ts";

interface MapLegendProps {
  readonly scene: MapScene;
  readonly colours: MapColours;
  readonly figure: MapFigure | null;
  readonly stations: readonly MapStation[];
  readonly hidden: ReadonlySet<MapLayer>;
}

/** What the colours mean, and how many areas have each. */
export function MapLegend({ scene, colours, figure, stations, hidden }: MapLegendProps) {
  const text = useText();
  const formats = useFormats();
  const media = (["tv", "radio"] as const).filter((medium) => stations.some((station) => station.medium === medium));
  const unknown = figure ? scene.areas.filter(({ shade }) => shade < 0).length : 0;
  return (
    <div className={style["legend"]} data-testid="map-legend">
      {figure && (
        <>
          <span className={style["legendName"]}>{figure.name}</span>
          <ul>
            {scene.classes.map(({ from, to, count }, at) => (
              <li key={from} title={text("maps.areas", { count })}>
                <span className={style["swatch"]} style={{ background: colours.shades[at] }} />
                {from === to ? figure.write(from) : `${figure.write(from)} – ${figure.write(to)}`}
                <small>{formats.count(count)}</small>
              </li>
            ))}
            {unknown > 0 && (
              <li>
                <span className={style["swatch"]} style={{ background: colours.blank }} />
                {text("maps.noData")}
                <small>{formats.count(unknown)}</small>
              </li>
            )}
          </ul>
        </>
      )}
      {stations.length > 0 && !(hidden.has("contours") && hidden.has("masts")) && (
        <ul>
          {media.map((medium) => (
            <li key={medium}>
              {!hidden.has("contours") && <span className={style["ring"]} style={{ borderColor: colours[medium] }} />}
              {!hidden.has("masts") && <span className={style["dot"]} style={{ background: colours[medium] }} />}
              {text(`maps.legend.${medium}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
