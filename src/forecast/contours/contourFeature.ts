import type { Contour } from "./contour.ts";
import { placeAt } from "./sphere.ts";

type Ring = [longitude: number, latitude: number][];

/** A contour for maps: GeoJSON in degrees, cut in two where it crosses the date line. */
export interface ContourFeature {
  readonly type: "Feature";
  readonly geometry:
    | { readonly type: "Polygon"; readonly coordinates: Ring[] }
    | { readonly type: "MultiPolygon"; readonly coordinates: Ring[][] };
  readonly properties: Pick<Contour, "facilityId" | "method" | "assumed"> & {
    /** dB above 1 µV/m, to a tenth. */
    readonly levelDbu: number;
    /** People inside; null where they were not counted. */
    readonly population: number | null;
  };
}

export function contourFeature(contour: Contour, population: number | null): ContourFeature {
  const { facilityId, method, assumed, levelDbu } = contour;
  const parts = partsOf(ringOf(contour));
  const [first = []] = parts;
  return {
    type: "Feature",
    geometry:
      parts.length > 1
        ? { type: "MultiPolygon", coordinates: parts.map((ring) => [ring]) }
        : { type: "Polygon", coordinates: [first] },
    properties: { facilityId, levelDbu: Math.round(levelDbu * 10) / 10, population, method, assumed },
  };
}

/** Counterclockwise, as RFC 7946 asks, and not yet closed. */
function ringOf({ latitude, longitude, radiiKm }: Contour): Ring {
  return radiiKm
    .map((radius, at) => placeAt(latitude, longitude, (2 * Math.PI * at) / radiiKm.length, radius))
    .toReversed();
}

/** A ring whose longitudes run past ±180, as rings that stay within. */
function partsOf(ring: Ring): Ring[] {
  return [-360, 0, 360].flatMap((turn) => {
    const turned = ring.map(([longitude, latitude]): Ring[number] => [longitude + turn, latitude]);
    const inside = cutAt(cutAt(turned, 180, 1), -180, -1);
    const [first] = inside;
    return first && inside.length > 2 ? [[...inside, first].map(rounded)] : [];
  });
}

/** What of a ring lies west of a longitude (`side` 1) or east of it (`side` -1). */
function cutAt(ring: Ring, longitude: number, side: 1 | -1): Ring {
  const beyond = (place: Ring[number]) => side * (place[0] - longitude) > 0;
  return ring.flatMap((place, at) => {
    const next = ring[(at + 1) % ring.length] ?? place;
    const kept: Ring = beyond(place) ? [] : [place];
    if (beyond(place) === beyond(next)) return kept;
    const part = (longitude - place[0]) / (next[0] - place[0]);
    return [...kept, [longitude, place[1] + part * (next[1] - place[1])]];
  });
}

/** Four decimals are eleven metres. */
function rounded([longitude, latitude]: Ring[number]): Ring[number] {
  return [Math.round(longitude * 1e4) / 1e4, Math.round(latitude * 1e4) / 1e4];
}
