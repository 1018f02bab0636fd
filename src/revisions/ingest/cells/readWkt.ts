import type { Row } from "../row.ts";

type Ring = [longitude: number, latitude: number][];

export interface WktGeometry {
  readonly type: "Polygon" | "MultiPolygon";
  readonly coordinates: readonly Ring[] | readonly (readonly Ring[])[];
}

const SHAPE = /^(?:SRID=4326;)?(POLYGON|MULTIPOLYGON)\s*(\(.*\))$/is;
const NUMBER = /^[-+]?\d+(?:\.\d+)?$/;
/** Longitudes may run on past the date line, so that a contour stays in one piece. */
const MOST_LONGITUDE = 360;

/** A polygon or several in well-known text, longitude before latitude; null after a problem has been noted. */
export function readWkt(row: Row, key: string): WktGeometry | null {
  const text = row.requiredText(key);
  if (text === null) return null;
  const [, kind = "", body = ""] = SHAPE.exec(text) ?? [];
  const parsed = kind === "" ? null : kind.toUpperCase() === "POLYGON" ? polygonOf(body) : polygonsOf(body);
  if (parsed) return parsed;
  row.refuse(
    key,
    "bad-shape",
    () =>
      "The shape is not well-known text of closed rings in degrees, longitude first, such as POLYGON((-97 32, -96 32, -96 33, -97 32)).",
  );
  return null;
}

function polygonOf(body: string): WktGeometry | null {
  const rings = ringsOf(inner(body));
  return rings && { type: "Polygon", coordinates: rings };
}

function polygonsOf(body: string): WktGeometry | null {
  const polygons = groups(inner(body)).map((polygon) => ringsOf(inner(polygon)));
  const whole = polygons.filter((rings) => rings !== null);
  if (whole.length === 0 || whole.length < polygons.length) return null;
  return { type: "MultiPolygon", coordinates: whole };
}

function ringsOf(text: string): Ring[] | null {
  const rings = groups(text).map((group) => ringOf(inner(group)));
  const whole = rings.filter((ring) => ring !== null);
  return whole.length === 0 || whole.length < rings.length ? null : whole;
}

function ringOf(text: string): Ring | null {
  const positions: Ring = [];
  for (const pair of text.split(",")) {
    const [x = "", y = ""] = pair.trim().split(/\s+/);
    if (!NUMBER.test(x) || !NUMBER.test(y)) return null;
    const [longitude, latitude] = [Number(x), Number(y)];
    if (Math.abs(longitude) > MOST_LONGITUDE || Math.abs(latitude) > 90) return null;
    positions.push([longitude, latitude]);
  }
  const [first] = positions;
  const last = positions.at(-1);
  const isClosed = first && last && first[0] === last[0] && first[1] === last[1];
  return positions.length >= 4 && isClosed ? positions : null;
}

/** The text between the outermost brackets. */
function inner(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith("(") && trimmed.endsWith(")") ? trimmed.slice(1, -1) : "";
}

/** The bracketed parts of a list, brackets included. */
function groups(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, letter] of Array.from(text).entries()) {
    if (letter === "(" && depth++ === 0) start = at;
    if (letter === ")" && --depth === 0) found.push(text.slice(start, at + 1));
  }
  return found;
}
