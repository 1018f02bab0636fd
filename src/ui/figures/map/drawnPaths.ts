import type { Box } from "#figures/charts/placeLabels.ts";
import { type FlatLine, flatLines, svgPath } from "#figures/charts/map/flatLines.ts";
import type { Project } from "#figures/charts/map/mapProjection.ts";
import { type MapScene, polygonsOf } from "#figures/charts/map/mapScene.ts";

/** A map's shapes in the pixels of its frame, the same for every lens. */
export interface FlatScene {
  readonly land: readonly FlatLine[];
  readonly areas: readonly { readonly id: string; readonly shade: number; readonly lines: readonly FlatLine[] }[];
  readonly outline: readonly FlatLine[];
  readonly contours: readonly { readonly id: string; readonly lines: readonly FlatLine[] }[];
  readonly masts: readonly Mast[];
}

/** The same as path data, with its masts as points. */
export interface DrawnPaths {
  readonly land: string;
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

export function flatScene({ land, areas, outline, contours, masts }: MapScene, project: Project): FlatScene {
  return {
    land: flatLines(
      land.features.flatMap(({ geometry }) => polygonsOf(geometry).flat()),
      project,
    ),
    areas: areas.map(({ id, shade, shape }) => ({ id, shade, lines: flatLines(polygonsOf(shape).flat(), project) })),
    outline: flatLines(outline?.coordinates ?? [], project),
    contours: contours.features.map(({ geometry, properties }) => ({
      id: properties.station,
      lines: flatLines(polygonsOf(geometry).flat(), project),
    })),
    masts: masts.features.flatMap(({ geometry: { coordinates }, properties }) => {
      const at = project([coordinates[0] ?? 0, coordinates[1] ?? 0]);
      return at ? [{ id: properties.station, x: at[0], y: at[1] }] : [];
    }),
  };
}

/** What of it lies in a box, as fine as `detail` times magnified it can be seen. */
export function drawnPaths(
  { land, areas, outline, contours, masts }: FlatScene,
  detail: number,
  within: Box,
): DrawnPaths {
  const ring = { closed: true, detail, within };
  return {
    land: svgPath(land, ring),
    areas: areas.map(({ id, shade, lines }) => ({ id, shade, path: svgPath(lines, ring) })),
    outline: svgPath(outline, { ...ring, closed: false }),
    contours: contours.map(({ id, lines }) => ({ id, path: svgPath(lines, ring) })),
    masts,
  };
}
