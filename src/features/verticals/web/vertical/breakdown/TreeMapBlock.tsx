import { memo, useCallback, useMemo, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { breakdownFigure } from "#documents/parts/breakdownFigure.ts";
import type { Spending } from "#documents/spending.ts";
import type { BreakdownRow, VerticalBreakdown } from "#domain/spending/sections.ts";
import { heatStep } from "#figures/charts/heat.ts";
import { nameLines } from "#figures/charts/nameLines.ts";
import { foldedTreeMap, type Tile } from "#figures/charts/treeMap.ts";
import { subVerticalPath } from "#ui/address/subVerticalPath.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { SpendingSection } from "#ui/figures/frame/SpendingSection.tsx";
import { HeatKey } from "#ui/figures/spending/HeatKey.tsx";
import { useWidth } from "#ui/figures/useWidth.ts";
import { Breakable } from "#ui/look/Breakable.tsx";
import style from "./TreeMapBlock.module.css";

interface TreeMapProps {
  readonly section: VerticalBreakdown;
  readonly spending: Spending;
}

/** Before a tile's id: a tile leads to a page, so it is not explained where it stands. */
const TILE = "tile ";

/** Pixels that a finger needs. */
const SMALLEST = 32;
const WIDE = 640;

/** Tiles in proportion to money, shaded by growth with the change printed; Enter or a click opens the sub-vertical. */
function TreeMap({ section, spending }: TreeMapProps) {
  const { text, formats } = spending.words;
  const [search] = useSearchParams();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const height = width >= WIDE ? 440 : 520;
  const { tiles, rest } = useMemo(
    () =>
      foldedTreeMap(
        section.rows.map(({ dollars }) => dollars ?? 0),
        width,
        height,
        SMALLEST,
      ),
    [section, width, height],
  );
  const folded = rest?.at.reduce((sum, at) => sum + (section.rows[at]?.dollars ?? 0), 0) ?? 0;

  return (
    <>
      <div ref={frame} className={style["map"]} style={{ height }}>
        {tiles.map((tile, place) => {
          const row = section.rows[tile.at];
          return (
            row && (
              <Link
                key={row.subVertical}
                to={subVerticalPath(row.subVertical, search)}
                className={style["tile"]}
                style={placeOf(tile)}
                data-heat={heatStep(row.growth)}
                data-figure={`${TILE}${row.subVertical}`}
                tabIndex={place === 0 ? 0 : -1}
              >
                <TileText row={row} tile={tile} spending={spending} />
              </Link>
            )
          );
        })}
        {rest && (
          <p
            className={style["rest"]}
            style={placeOf(rest.tile)}
            title={text("verticals.treeMap.rest", { count: rest.at.length, money: formats.money(folded) })}
          >
            {rest.tile.width > 120 && rest.tile.height > 40
              ? text("verticals.treeMap.rest", { count: rest.at.length, money: formats.money(folded) })
              : text("verticals.treeMap.restShort", { count: rest.at.length })}
          </p>
        )}
      </div>
      <HeatKey words={spending.words} />
    </>
  );
}

interface TileTextProps {
  readonly row: BreakdownRow;
  readonly tile: Tile;
  readonly spending: Spending;
}

/** Pixels of a tile's edges on both sides, and of a line in it. */
const [EDGES, LINE] = [18, 16];

/** All of a tile's figures; those that it has no room for are there for the tip and screen readers alone. */
function TileText({ row, tile, spending: { words } }: TileTextProps) {
  const { formats } = words;
  const { width, height } = tile;
  const name = words.subVertical(row.subVertical);
  const lines = nameLines(name, width - EDGES);
  // Lines of figures that there is room for below the whole name.
  const room = lines === null ? -1 : Math.floor((height - EDGES) / LINE) - lines;
  const named = room >= 0;
  const shown = (is: boolean) => (is ? undefined : style["spoken"]);
  return (
    <>
      <span className={named ? style["name"] : style["spoken"]}>
        <Breakable words={name} />
      </span>{" "}
      <span className={style["figures"]} data-large={(width >= 180 && height >= 120) || undefined}>
        <strong className={shown(room >= 2 && width >= 88)}>{formats.money(row.dollars)}</strong>{" "}
        <span className={style["spoken"]}>{formats.share(row.share)}</span>{" "}
        <span className={shown(room >= 1)}>{formats.growth(row.growth)}</span>
      </span>
    </>
  );
}

/** A hair of the page between two tiles keeps them apart. */
function placeOf({ x, y, width, height }: Tile) {
  return { left: x, top: y, width: Math.max(width - 2, 1), height: Math.max(height - 2, 1) };
}

/** The sub-verticals of the scope as tiles: area is money, colour the change; each leads to its page. */
export const TreeMapBlock = memo(function TreeMapBlock({ spending }: { readonly spending: Spending }) {
  const shown = useMemo(() => breakdownFigure(spending), [spending]);
  const { section } = shown;
  const tip = useCallback((figure: string) => tipOf(section, figure, spending), [section, spending]);

  return (
    <SpendingSection
      name="verticalBreakdown"
      spending={spending}
      shown={shown}
      chart={<TreeMap section={section} spending={spending} />}
      tip={tip}
      mainFigure={section.rows[0]?.subVertical ?? null}
    />
  );
});

function tipOf(section: VerticalBreakdown, figure: string, { words }: Spending): Tip | null {
  const { text, formats } = words;
  const id = (figure.startsWith(TILE) ? figure.slice(TILE.length) : figure).split(":")[0];
  const row = section.rows.find(({ subVertical }) => subVertical === id);
  if (!row) return null;
  return {
    title: `${words.subVertical(row.subVertical)}, ${formats.year(section.year)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(row.dollars)],
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      [text("verticals.subVerticals.shareOf"), formats.share(row.share)],
      [text("spending.column.index"), formats.index(row.index)],
      ...(row.topMedium
        ? [
            [
              text("spending.column.top_medium"),
              `${words.medium(row.topMedium)} · ${formats.share(row.topMediumShare)}`,
            ] as const,
          ]
        : []),
    ],
  };
}
