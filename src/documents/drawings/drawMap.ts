import { type Drawing, pixel, type Shape } from "#figures/charts/drawing.ts";
import { classOf } from "#figures/charts/map/figureClasses.ts";
import { flatLines, svgPath } from "#figures/charts/map/flatLines.ts";
import { mapLabels } from "#figures/charts/map/mapLabels.ts";
import { mapProjection } from "#figures/charts/map/mapProjection.ts";
import {
  type Area,
  inOneTurn,
  MAINLAND,
  polygonsOf,
  proportionOf,
  turned,
  viewOf,
} from "#figures/charts/map/mapScene.ts";
import { label } from "#figures/charts/yearAxis.ts";
import type { MapChart } from "../chart.ts";
import { type KeyEntry, keyRows } from "./key.ts";
import type { Heights, Sheet } from "./sheet.ts";

/** Strength of the colour in the first class and in the last. */
const [FAINTEST, STRONGEST] = [0.16, 0.86];

/** Areas where they lie, with a key of their classes and the names that find room. */
export function drawMap(chart: MapChart, { width, height }: Sheet): Drawing {
  const { classes } = chart;
  const strength = (at: number) =>
    classes.length < 2 ? STRONGEST / 2 : FAINTEST + ((STRONGEST - FAINTEST) * at) / (classes.length - 1);
  const key = keyRows(
    classes.map(({ name }, at): KeyEntry => ({ name, colour: chart.colour, strength: strength(at), mark: "area" })),
    width,
  );
  const areas = chart.areas.map(({ name, label: written, value, polygons }, at): Area => {
    const coordinates = polygons.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x, y])));
    return {
      id: String(at),
      name,
      label: written,
      county: null,
      value,
      shade: classOf(classes, value),
      shape: inOneTurn({ type: "MultiPolygon", coordinates }),
    };
  });
  const room = height - key.height;
  const view = viewOf(areas.flatMap(({ shape }) => polygonsOf(shape).flat())) ?? MAINLAND;
  const { project } = mapProjection(view, width, room);
  const paths = areas.map(({ shape, shade }) => ({
    shade,
    d: svgPath(flatLines(polygonsOf(shape).flat(), project), { closed: true }),
  }));
  const labels = mapLabels(areas, { project, width, height: room });
  const moved = { transform: `translate(0 ${key.height})`, fillRule: "evenodd" };
  const shapes: Shape[] = [
    ...key.shapes,
    // The line around all of them is what the areas on top leave of the lines around each.
    ...paths.map(
      ({ d }): Shape => ({
        tag: "path",
        attributes: { d, ...moved, fill: "var(--chart-surface)", stroke: "var(--chart-ink)", strokeWidth: 2.5 },
      }),
    ),
    ...paths.map(({ d }): Shape => ({ tag: "path", attributes: { d, ...moved, fill: "var(--chart-surface)" } })),
    ...paths.map(
      ({ d, shade }): Shape => ({
        tag: "path",
        attributes: {
          d,
          ...moved,
          fill: shade < 0 ? "var(--chart-grid)" : chart.colour,
          fillOpacity: shade < 0 ? 0.4 : Math.round(strength(shade) * 100) / 100,
          stroke: "var(--chart-surface)",
          strokeWidth: 0.75,
        },
      }),
    ),
    ...labels.flatMap(({ of, x, y }): Shape[] =>
      of
        ? [
            {
              tag: "line",
              attributes: {
                x1: x,
                y1: y + key.height,
                x2: pixel(of[0]),
                y2: pixel(of[1] + key.height),
                stroke: "var(--chart-ink)",
                strokeWidth: 0.75,
              },
            },
          ]
        : [],
    ),
    ...labels.map(({ name, x, y }) =>
      label(x, y + key.height + 4, name, {
        textAnchor: "middle",
        fill: "var(--chart-ink)",
        stroke: "var(--chart-surface)",
        strokeWidth: 3,
        paintOrder: "stroke",
      }),
    ),
  ];
  return { width, height, shapes, stops: [] };
}

export function heightOfMap({ areas }: MapChart, width: number): Heights {
  const rings = areas.flatMap(({ polygons }) => polygons.flat());
  const view = viewOf(rings.map((ring) => ring.map(([x, y]) => turned([x, y])))) ?? MAINLAND;
  return { least: 240, best: Math.round(Math.min(Math.max(320, width / proportionOf(view) + 30), 560)) };
}
