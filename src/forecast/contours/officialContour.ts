import type { Contour } from "./contour.ts";
import { serviceLevel } from "./serviceLevel.ts";
import { compassAt, directionOf, dot, EARTH_KM } from "./sphere.ts";
import type { Transmitter } from "./transmitter.ts";

/** A line of the FCC's files of service contour points, for TV and for FM. */
export interface OfficialLine {
  /** The number of the application in the FCC's newer system; its older number where it has none. The files name no facility. */
  readonly applicationId: string;
  /** The FCC's code, such as DTV, LPD, DCA or FM. */
  readonly service: string;
  /** Of stations with several transmitters, which one. */
  readonly site: string;
  /** Latitude and longitude in degrees: the transmitter, then the contour at 0°, 1° … 359°. */
  readonly places: readonly (readonly [latitude: number, longitude: number])[];
}

/** `not-a-contour`: too few fields, or one that is no position. `uneven-bearings`: a place lies where its bearing does not point. */
export type OfficialFault = "not-a-contour" | "uneven-bearings";

/** Id, service, newer id, site; then places up to a closing `^`. */
const FIELDS_BEFORE_PLACES = 4;
const BEARINGS = 360;

/** How far, in degrees, a place may lie off its bearing: five decimals of a degree blur it near the transmitter. */
const BEARING_TOLERANCE = 3;
const TOO_NEAR_FOR_BEARINGS_KM = 0.5;

/**
 * Reads a line, fields parted by bars; null for the line of headings.
 */
export function officialLine(line: string): OfficialLine | OfficialFault | null {
  const fields = line.split("|").map((field) => field.trim());
  if (fields[0] === "application_id") return null;
  const [number = "", service = "", newer = "", site = ""] = fields;
  const places = fields.slice(FIELDS_BEFORE_PLACES, FIELDS_BEFORE_PLACES + 1 + BEARINGS).map(placeOf);
  const known = places.filter((place) => place !== null);
  if (known.length !== 1 + BEARINGS) return "not-a-contour";
  return { applicationId: newer || number, service, site, places: known };
}

/** The published contour of a station, in the place of a predicted one; its level is what the station's service has. */
export function officialContour(
  transmitter: Pick<Transmitter, "facilityId" | "service" | "channel" | "frequency" | "fmClass">,
  { places }: Pick<OfficialLine, "places">,
): Contour | OfficialFault {
  const [site, ...line] = places;
  const level = serviceLevel(transmitter);
  if (!site || !level || line.length === 0) return "not-a-contour";
  const [latitude, longitude] = site;
  const up = directionOf(latitude, longitude);
  const { east, north } = compassAt(latitude, longitude);
  const reached = line.map(([placeLatitude, placeLongitude]) => {
    const place = directionOf(placeLatitude, placeLongitude);
    const [toEast, toNorth] = [dot(east, ...place), dot(north, ...place)];
    return {
      km: EARTH_KM * Math.atan2(Math.hypot(toEast, toNorth), dot(up, ...place)),
      degrees: (Math.atan2(toEast, toNorth) * 180) / Math.PI,
    };
  });
  const uneven = reached.some(
    ({ km, degrees }, at) =>
      km > TOO_NEAR_FOR_BEARINGS_KM && turnBetween(degrees, (360 * at) / line.length) > BEARING_TOLERANCE,
  );
  if (uneven) return "uneven-bearings";
  return {
    facilityId: transmitter.facilityId,
    latitude,
    longitude,
    levelDbu: level.levelDbu,
    method: "official",
    radiiKm: reached.map(({ km }) => km),
    assumed: [],
  };
}

/** "66.56422 ,-152.64653", degrees north and east. */
function placeOf(field: string): [number, number] | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = field.split(",").map((part) => Number(part.trim() || "no"));
  return Math.abs(latitude) < 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : null;
}

/** Degrees between two bearings, 0 to 180. */
function turnBetween(one: number, other: number): number {
  const turn = (((one - other) % 360) + 360) % 360;
  return Math.min(turn, 360 - turn);
}
