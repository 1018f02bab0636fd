import { memo, useMemo } from "react";
import { type Area, fullName } from "#figures/charts/map/mapScene.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import style from "./Map.module.css";
import type { MapLayer } from "./mapLayers.ts";

interface MapToolsProps {
  readonly areas: readonly Area[];
  /** Whether the areas are counties of a market rather than markets. */
  readonly ofMarket: boolean;
  readonly layers: readonly MapLayer[];
  readonly hidden: ReadonlySet<MapLayer>;
  readonly onToggle: (layer: MapLayer, on: boolean) => void;
  /** The area that stands out; empty for none. */
  readonly found: string;
  readonly onFind: (area: string) => void;
  /** Null where the map's frame has a table of its own. */
  readonly twin: boolean | null;
  readonly onTwin: () => void;
}

/** What is said above a map: which layers it shows, a list of its places, and the way to its table. */
export const MapTools = memo((props: MapToolsProps) => {
  const { areas, ofMarket, layers, hidden, onToggle, found, onFind, twin, onTwin } = props;
  const text = useText();
  const formats = useFormats();
  const sorted = useMemo(() => areas.toSorted((one, other) => formats.compare(one.name, other.name)), [areas, formats]);
  const find = text(ofMarket ? "maps.find.county" : "maps.find.market");
  const names: Readonly<Record<MapLayer, string>> = {
    areas: text(ofMarket ? "maps.layer.counties" : "maps.layer.markets"),
    contours: text("maps.layer.contours"),
    masts: text("maps.layer.masts"),
  };
  return (
    <div className={style["tools"]}>
      {layers.map((layer) => (
        <Toggle key={layer} label={names[layer]} checked={!hidden.has(layer)} onChange={(on) => onToggle(layer, on)} />
      ))}
      {sorted.length > 0 && (
        <SmallSelect aria-label={find} value={found} onChange={({ target }) => onFind(target.value)}>
          <option value="">{find}</option>
          {sorted.map(({ id, name, label }) => (
            <option key={id} value={id}>
              {fullName({ name, label })}
            </option>
          ))}
        </SmallSelect>
      )}
      {twin !== null && <QuietButton onClick={onTwin}>{text(twin ? "maps.map" : "figure.table")}</QuietButton>}
    </div>
  );
});
