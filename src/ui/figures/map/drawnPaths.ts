import type { Box } from "#figures/charts/placeLabels.ts";
import { type FlatLine, flatLines, svgPath } from "#figures/charts/map/flatLines.ts";
import type { Project } from "#figures/charts/map/mapProjection.ts";
import { type MapScene, polygonsOf, type Shape } from "#figures/charts/map/mapScene.ts";

/** A map's shapes in the pixels of its frame, the same for every lens. */
export interface FlatScene {
  readonly land: readonly FlatLine[];
  readonly abroad: readonly FlatLine[];
  readonly areas: readonly { readonly id: string; readonly shade: number; readonly lines: readonly FlatLine[] }[];
  readonly outline: readonly FlatLine[];
  readonly contours: readonly { readonly id: string; readonly lines: readonly FlatLine[] }[];
  readonly masts: readonly Mast[];
}

/** The same as path data, with its masts as points. */
export interface DrawnPaths {
  readonly land: string;
  readonly abroad: string;
  readonly areas: readonly { readonly id: string; readonly shade: number; readonly path: string }[];
  readonly outline: string;
  readonly contours: readonly { readonly id: string; readonly path: string }[];
  readonly masts: readonly Mast[];
}

interface Mast {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export function flatScene({ land, abroad, areas, outline, contours, masts }: MapScene, project: Project): FlatScene {
  return {
    land: land.features.flatMap(({ geometry }) => flatShape(geometry, project)),
    abroad: abroad.flatMap(({ shape }) => flatShape(shape, project)),
    areas: areas.map(({ id, shade, shape }) => ({ id, shade, lines: flatShape(shape, project) })),
    outline: flatLines(outline?.coordinates ?? [], project),
    contours: contours.features.map(({ geometry, properties }) => ({
      id: properties.station,
      lines: flatShape(geometry, project),
    })),
    masts: masts.features.flatMap(({ geometry: { coordinates }, properties }) => {
      const at = project([coordinates[0] ?? 0, coordinates[1] ?? 0]);
      return at ? [{ id: properties.station, x: at[0], y: at[1] }] : [];
    }),
  };
}

const flattened = new WeakMap<Project, WeakMap<Shape, readonly FlatLine[]>>();

/** Laid flat once for each projection: a scene whose areas change their shade keeps their lines. */
function flatShape(shape: Shape, project: Project): readonly FlatLine[] {
  const known = flattened.get(project) ?? new WeakMap<Shape, readonly FlatLine[]>();
  flattened.set(project, known);
  const lines = known.get(shape) ?? flatLines(polygonsOf(shape).flat(), project);
  known.set(shape, lines);
  return lines;
}

/** What of it lies in a box, as fine as `detail` times magnified it can be seen. */
export function drawnPaths(
  { land, abroad, areas, outline, contours, masts }: FlatScene,
  detail: number,
  within: Box,
): DrawnPaths {
  const ring = { closed: true, detail, within };
  return {
    land: svgPath(land, ring),
    abroad: svgPath(abroad, ring),
    areas: areas.flatMap(({ id, shade, lines }) => {
      const path = svgPath(lines, ring);
      return path === "" ? [] : [{ id, shade, path }];
    }),
    outline: svgPath(outline, { ...ring, closed: false }),
    contours: contours.map(({ id, lines }) => ({ id, path: svgPath(lines, ring) })),
    masts,
  };
}
