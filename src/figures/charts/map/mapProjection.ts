import { geoAlbersUsa, geoMercator, type GeoProjection } from "d3-geo";
import { MAINLAND, type View } from "./mapScene.ts";

/** Longitude and latitude in, pixels out; null where a place is not on the map. */
export type Project = (place: readonly [number, number]) => readonly [number, number] | null;

export interface Projection {
  readonly project: Project;
  /** Pixels in, longitude and latitude out; null where the map shows no place. */
  readonly unproject: Project;
}

const AIR = 16;

/** A drawn map's projection: of the whole country Albers', with Alaska and Hawaii beside it; of a market Mercator's. */
export function mapProjection(view: View, width: number, height: number): Projection {
  const frame: [[number, number], [number, number]] = [
    [AIR, AIR],
    [Math.max(width - AIR, 2 * AIR), Math.max(height - AIR, 2 * AIR)],
  ];
  if (view === MAINLAND) {
    const albers = geoAlbersUsa().fitExtent(frame, {
      type: "MultiPoint",
      coordinates: [
        [-124.7, 48.4],
        [-67, 47.4],
        [-80.5, 25.2],
        [-97.4, 26],
        [-117.1, 32.5],
      ],
    });
    return both(albers);
  }
  const [west, south, east, north] = view;
  const mercator = geoMercator()
    .rotate([-(west + east) / 2, 0])
    .fitExtent(frame, {
      type: "MultiPoint",
      coordinates: [
        [west, south],
        [west, north],
        [east, south],
        [east, north],
      ],
    });
  return both(mercator);
}

function both(projection: GeoProjection): Projection {
  return {
    project: ([longitude, latitude]) => projection([longitude, latitude]),
    unproject: ([x, y]) => projection.invert?.([x, y]) ?? null,
  };
}
