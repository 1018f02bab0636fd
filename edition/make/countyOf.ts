import { geoContains } from "d3-geo";
import type { CountyShape } from "./countyShapes.ts";
import type { Place } from "./places.ts";

/** Finds the position of a place's county: the one around it, else (on a coast drawn too short) the nearest of its state. */
export function countyFinder(
  shapes: readonly CountyShape[],
  stateFips: ReadonlyMap<string, string>,
): (place: Place) => number {
  const positions = Map.groupBy(shapes.keys(), (position) => shapes[position]?.fips.slice(0, 2));
  return (place) => {
    const inState = positions.get(stateFips.get(place.state)) ?? [];
    const around = inState.filter((position) => isInBounds(shapes[position], place));
    const { longitude, latitude } = place;
    return (
      around.find((position) => isItsOwnCounty(shapes[position], place)) ??
      around.find((position) =>
        geoContains(shapes[position]?.shape ?? { type: "Polygon", coordinates: [] }, [longitude, latitude]),
      ) ??
      nearest(shapes, inState, place)
    );
  };
}

/** The independent cities of Virginia are counties of their own, some smaller than the atlas can draw. */
function isItsOwnCounty(shape: CountyShape | undefined, place: Place): boolean {
  return shape !== undefined && shape.fips > "51500" && shape.fips < "52" && shape.name === place.name;
}

function isInBounds(shape: CountyShape | undefined, { longitude, latitude }: Place): boolean {
  if (!shape) return false;
  const [west, south, east, north] = shape.bounds;
  const isWithin = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isWithin && latitude >= south && latitude <= north;
}

function nearest(shapes: readonly CountyShape[], positions: readonly number[], place: Place): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const position of positions) {
    const shape = shapes[position];
    if (!shape) continue;
    const east = (shape.longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180);
    const distance = Math.hypot(east, shape.latitude - place.latitude);
    if (distance < least) [best, least] = [position, distance];
  }
  if (best < 0) throw new Error(`${place.name} lies in no known state.`);
  return best;
}
