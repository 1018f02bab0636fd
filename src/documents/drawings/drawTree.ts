import { type Drawing, pixel, type Shape } from "#figures/charts/drawing.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { foldedTreeMap, type Tile } from "#figures/charts/treeMap.ts";
import { label, textWidth } from "#figures/charts/yearAxis.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import { names } from "#domain/taxonomy/name.ts";
import type { TreeChart } from "../chart.ts";
import { brokenName } from "./brokenName.ts";
import { inkOn } from "./chartLook.ts";
import type { Sheet } from "./sheet.ts";

/** No tile is smaller than its name needs, cut where it must be. */
const SMALLEST = 44;
const [EDGE, LINE] = [7, 15];
const OTHERS = names("others", "más", "weitere");

/** Parts of a whole as areas, each with its name, its value and its note as far as they find room; the smallest share one. */
export function drawTree(chart: TreeChart, { width, height, formats }: Sheet): Drawing {
  const { parts, format } = chart;
  const { tiles, rest } = foldedTreeMap(
    parts.map(({ value }) => value),
    width,
    height,
    SMALLEST,
  );
  const shapes = tiles.flatMap((tile): Shape[] => {
    const part = parts[tile.at];
    if (!part) return [];
    const value = writeNumber(format, part.value, formats);
    return [area(tile, part.colour), ...texts(tile, part.name, [value, part.note], inkOn(part.colour))];
  });
  const folded = rest?.at.reduce((sum, at) => sum + (parts[at]?.value ?? 0), 0) ?? 0;
  const others: Shape[] = rest
    ? [
        area(rest.tile, "var(--chart-grid)"),
        ...texts(
          rest.tile,
          `+${formats.count(rest.at.length)} ${formats.name(OTHERS)}`,
          [writeNumber(format, folded, formats)],
          "var(--chart-ink)",
        ),
      ]
    : [];
  return { width, height, shapes: [...shapes, ...others], stops: [] };
}

/** A hair of the page between two tiles keeps them apart. */
function area({ x, y, width, height }: Tile, fill: string): Shape {
  return {
    tag: "rect",
    attributes: {
      x: pixel(x),
      y: pixel(y),
      width: pixel(Math.max(width - 2, 0.5)),
      height: pixel(Math.max(height - 2, 0.5)),
      fill,
    },
  };
}

/** The name, cut only where its tile is too small for it; then as many figures as fit below it. */
function texts({ x, y, width, height }: Tile, name: string, figures: readonly string[], fill: string): Shape[] {
  const inner = width - EDGE * 2 - 2;
  const room = Math.floor((height - EDGE * 2) / LINE);
  const lines = brokenName(name, inner, Math.min(Math.max(room, 1), 4));
  const fitting = figures
    .filter((figure) => figure !== "" && textWidth(figure) <= inner + 4)
    .slice(0, room - lines.length);
  return [
    ...lines.map((line, at) => label(x + EDGE, y + EDGE + 11 + at * LINE, line, { fill, fontWeight: 600 })),
    ...fitting.map((figure, at) => label(x + EDGE, y + EDGE + 11 + (lines.length + at) * LINE, figure, { fill })),
  ].filter(({ text }) => nameWidth(text ?? "") > 0);
}
