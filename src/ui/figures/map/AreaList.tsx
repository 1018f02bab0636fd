import { type KeyboardEvent, memo, useMemo, useState } from "react";
import { fullName, type MapScene } from "#figures/charts/map/mapScene.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { useOneStop } from "#ui/keyboard/useOneStop.ts";
import { LinkButton } from "#ui/look/LinkButton.tsx";
import style from "./AreaList.module.css";
import type { MapColours } from "./mapColours.ts";
import type { MapFigure } from "./mapLayers.ts";
import { shownRows } from "./shownRows.ts";

interface AreaListProps {
  readonly scene: MapScene;
  readonly colours: MapColours;
  readonly figure: MapFigure;
  /** So many rows are shown at first. */
  readonly rows: number;
  /** The area that stands out on the map. */
  readonly pointed: string | null;
  /** An area that the pointer or the focus is on; null when it leaves. */
  readonly onPoint: (area: string | null) => void;
  /** An area that is to be seen on the map. */
  readonly onShow: (area: string) => void;
}

/** The areas of a map by their figure: a row under the pointer or the focus marks its area, and an area its row. */
export const AreaList = memo((props: AreaListProps) => {
  const { scene, colours, figure, rows, pointed, onPoint, onShow } = props;
  const text = useText();
  const formats = useFormats();
  const [all, showAll] = useState(false);
  const list = useOneStop<HTMLOListElement>(rowsOf);
  const ordered = useMemo(
    () => scene.areas.toSorted((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity)),
    [scene.areas],
  );
  const shown = all ? ordered : shownRows(ordered, rows, pointed);
  const most = ordered[0]?.value ?? 0;
  return (
    <div className={style["list"]} data-testid="map-list" onPointerLeave={() => onPoint(null)}>
      <p className={style["head"]}>
        <span>{text(scene.areas.some(({ county }) => county) ? "maps.layer.counties" : "maps.layer.markets")}</span>
        <span>{figure.name}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the focus, one at a time */}
      <ol ref={list} onKeyDown={moveAlong}>
        {shown.map((area) => (
          <li key={area.id}>
            <button
              type="button"
              className={style["row"]}
              data-area={area.id}
              aria-current={area.id === pointed || undefined}
              onPointerEnter={() => onPoint(area.id)}
              onFocus={() => onPoint(area.id)}
              onBlur={() => onPoint(null)}
              onClick={() => onShow(area.id)}
            >
              <span className={style["swatch"]} style={{ background: colours.shades[area.shade] ?? colours.blank }} />
              <span className={style["name"]}>{fullName(area)}</span>
              <span className={style["bar"]} aria-hidden="true">
                <span style={{ width: `${most > 0 ? (100 * (area.value ?? 0)) / most : 0}%` }} />
              </span>
              <span className={style["value"]}>{figure.write(area.value)}</span>
            </button>
          </li>
        ))}
      </ol>
      {shown.length < ordered.length && (
        <p className={style["more"]}>
          {text("figure.someRows", { shown: formats.count(shown.length), count: ordered.length })}{" "}
          <LinkButton onClick={() => showAll(true)}>{text("figure.allRows")}</LinkButton>
        </p>
      )}
    </div>
  );
});

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll("button")];
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const rows = rowsOf(event.currentTarget);
  const at = rows.findIndex((row) => row === event.target);
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (at < 0 || goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  rows[goal]?.focus();
}
