import type { LayoutContext } from "./layout.ts";
import type { Row } from "./row.ts";
import { STATE_BOUNDS } from "./cells/stateBounds.ts";

/** Masts stand across borders: so many degrees outside the state are still taken. */
const TOLERANCE_DEGREES = 1;
/** Up to one position in 200 may be left out of a large file; more is a fault of the whole column. */
const MOST_LEFT_OUT = 1 / 200;

export interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** As the file states them, where the position was left out; nothing is lost. */
  readonly stated: Readonly<Record<string, number>>;
}

/** Checks the positions of a file row by row, and at its end whether those outside their state are slips or a rule. */
export class PositionCheck {
  readonly #context: LayoutContext;
  #checked = 0;
  #leftOut = 0;

  constructor(context: LayoutContext) {
    this.#context = context;
  }

  /** Latitude and longitude in degrees, both or neither; `state` is the postal code they must lie in or near. */
  read(state: string | null): Position {
    const { row } = this.#context;
    const latitude = readDegrees(row, "latitude", 90);
    const longitude = readDegrees(row, "longitude", 180);
    if (latitude === null || longitude === null) return { latitude: null, longitude: null, stated: {} };
    if (latitude === 0 && longitude === 0) {
      row.refuse(
        "latitude",
        "bad-coordinate",
        () => "0/0 lies in the Atlantic. Leave both cells blank if the place is unknown.",
      );
    }
    this.#checked++;
    if (!row.sound || state === null || liesIn(state, latitude, longitude)) return { latitude, longitude, stated: {} };
    this.#leftOut++;
    row.note("longitude", "outside-state", () => outsideState(state, latitude, longitude), "warning");
    return { latitude: null, longitude: null, stated: { stated_latitude: latitude, stated_longitude: longitude } };
  }

  /** Turns the warnings into errors when too many positions lie outside their state. */
  finish(): void {
    if (this.#leftOut > this.#checked * MOST_LEFT_OUT) this.#context.problems.makeErrors("outside-state");
  }
}

function readDegrees(row: Row, key: "latitude" | "longitude", most: number): number | null {
  const text = row.text(key);
  const other = row.text(key === "latitude" ? "longitude" : "latitude");
  if (text === null) {
    if (other !== null)
      row.refuse(key, "bad-coordinate", () => `The ${key} is blank but its counterpart is not. Give both or neither.`);
    return null;
  }
  const degrees = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(degrees)) {
    row.refuse(
      key,
      "bad-coordinate",
      () => `“${text}” is not a ${key} in decimal degrees, such as ${key === "latitude" ? "40.7484" : "-73.9857"}.`,
    );
    return null;
  }
  if (Math.abs(degrees) > most) {
    row.refuse(
      key,
      "bad-coordinate",
      () => `The ${key} is out of range: it must lie between -${most} and ${most}.${swapHint(key, other)}`,
    );
    return null;
  }
  return degrees;
}

function swapHint(key: "latitude" | "longitude", other: string | null): string {
  return key === "latitude" && Math.abs(Number(other)) <= 90 ? " Latitude and longitude may be swapped." : "";
}

function outsideState(state: string, latitude: number, longitude: number): string {
  return `${latitude}/${longitude} lies outside ${state}, the state of this row. It is neither taken nor guessed: correct it, or leave both cells blank.`;
}

export function liesIn(state: string, latitude: number, longitude: number): boolean {
  const bounds = STATE_BOUNDS[state];
  if (!bounds) return true;
  const [south, north, west, east] = bounds;
  if (latitude < south - TOLERANCE_DEGREES || latitude > north + TOLERANCE_DEGREES) return false;
  const afterWest = longitude >= west - TOLERANCE_DEGREES;
  const beforeEast = longitude <= east + TOLERANCE_DEGREES;
  return west <= east ? afterWest && beforeEast : afterWest || beforeEast;
}
