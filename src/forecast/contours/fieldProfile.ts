import { CURVE_HEIGHTS_M, type CurveFields, FAR_DISTANCES_KM, NEAR_DISTANCES_KM } from "./curveFields.ts";
import { highVhfFields } from "./curves/highVhf.ts";
import { lowVhfFields } from "./curves/lowVhf.ts";
import { uhfFields } from "./curves/uhf.ts";

/** A curve between the points it was read at. */
interface SmoothCurve {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Parts that an interval is cut into: straight lines between them lie within 0.03 dB of the smooth curve. */
const PARTS = 4;

/**
 * More points for a curve, on piecewise cubics whose slope at a point leans to the side that bends less: Akima's interpolation (J. ACM 17,
 * 1970), which the FCC's program uses too. Straight lines between the points read alone would be 0.4 dB off where a curve bends.
 */
function smoothCurve(x: readonly number[], y: readonly number[]): SmoothCurve {
  const slopes = slopesAt(x, y);
  const cuts = x.slice(1).flatMap((end, at) => {
    const [start = 0, from = 0, to = 0] = [x[at], y[at], y[at + 1]];
    const width = end - start;
    const [rise = 0, fall = 0] = [slopes[at], slopes[at + 1]].map((slope = 0) => slope * width);
    return Array.from({ length: PARTS }, (_, cut): [number, number] => {
      const part = (cut + 1) / PARTS;
      const rest = 1 - part;
      const straight = rest * rest * (1 + 2 * part) * from + part * part * (1 + 2 * rest) * to;
      return [start + part * width, straight + part * rest * (rest * rise - part * fall)];
    });
  });
  return { x: [x[0] ?? 0, ...cuts.map(([at]) => at)], y: [y[0] ?? 0, ...cuts.map(([, value]) => value)] };
}

function slopesAt(x: readonly number[], y: readonly number[]): number[] {
  const inner = x.slice(1).map((end, at) => ((y[at + 1] ?? 0) - (y[at] ?? 0)) / (end - (x[at] ?? 0)));
  const [first = 0, second = 0] = inner;
  const [last = 0, beforeLast = 0] = inner.toReversed();
  const all = [3 * first - 2 * second, 2 * first - second, ...inner, 2 * last - beforeLast, 3 * last - 2 * beforeLast];
  return x.map((_, at) => {
    const [farLeft = 0, left = 0, right = 0, farRight = 0] = all.slice(at, at + 4);
    const [bendRight, bendLeft] = [Math.abs(farRight - right), Math.abs(left - farLeft)];
    const bend = bendRight + bendLeft;
    return bend === 0 ? (left + right) / 2 : (bendRight * left + bendLeft * right) / bend;
  });
}

/** Places and times in percent for which a field is exceeded: FM is planned by the first, digital TV by the second. */
export type Curve = "F(50,50)" | "F(50,90)" | "F(50,10)";

/** `lowVhf` is FM and TV channels 2–6, `highVhf` 7–13, `uhf` 14 and above. */
export type Band = "lowVhf" | "highVhf" | "uhf";

/**
 * How a field falls with distance: straight between its points in the logarithm of the distance, and straight on beyond the last one. A
 * distance given twice is a step.
 */
export interface FieldProfile {
  /** log10 of km, rising. */
  readonly logKm: readonly number[];
  /** dBµV/m. */
  readonly fields: readonly number[];
}

const LOG_HEIGHTS = CURVE_HEIGHTS_M.map(Math.log10);
const LOG_TENTH = FAR_DISTANCES_KM.map(Math.log10);
const LOG_MEDIAN = [...NEAR_DISTANCES_KM.map(Math.log10), ...LOG_TENTH.slice(1, 20)];

const SMOOTH: Readonly<Record<Band, CurveFields>> = {
  lowVhf: smooth(lowVhfFields),
  highVhf: smooth(highVhfFields),
  uhf: smooth(uhfFields),
};
const SMOOTH_LOG_MEDIAN = smoothCurve(LOG_MEDIAN, LOG_MEDIAN).x;
const SMOOTH_LOG_TENTH = smoothCurve(LOG_TENTH, LOG_TENTH).x;

/** Where 16 km stand among the smooth median's distances. */
const FAR_FROM = (NEAR_DISTANCES_KM.length - 1) * PARTS;

/** The curves are read at no less than 30 and no more than 1,600 m, 47 CFR 73.313(c) and 73.625(b). */
const LEAST_HEIGHT_M = 30;
const GREATEST_HEIGHT_M = 1600;

/** dBµV/m of 1 kW from a half-wave dipole at 1 km in free space. */
const FREE_SPACE_AT_1_KM = 106.92;
const NEAREST_LOG_KM = -2;

/** The field of 1 kW from an antenna so many metres above average terrain, by one curve. */
export function fieldProfile(curve: Curve, band: Band, heightM: number): FieldProfile {
  const { median, tenth } = SMOOTH[band];
  const row = rowAt(heightM);
  const middle = between(median, row);
  const start = belowFirst(middle);
  const far = farFields(curve, middle.slice(FAR_FROM), between(tenth, row));
  return {
    logKm: [...start.logKm, ...SMOOTH_LOG_MEDIAN.slice(0, FAR_FROM + 1), ...SMOOTH_LOG_TENTH.slice(0, far.length)],
    fields: [...start.fields, ...middle.slice(0, FAR_FROM + 1), ...far],
  };
}

function smooth({ median, tenth }: CurveFields): CurveFields {
  return {
    median: median.map((fields) => smoothCurve(LOG_MEDIAN, fields).y),
    tenth: tenth.map((fields) => smoothCurve(LOG_TENTH, fields).y),
  };
}

/** From 16 km on; F(50,90) lies as far below the median as F(50,10) above it, 47 CFR 73.625(b)(1). */
function farFields(curve: Curve, median: readonly number[], tenth: readonly number[]): readonly number[] {
  if (curve === "F(50,50)") return median;
  if (curve === "F(50,10)") return tenth;
  return median.map((field, at) => 2 * field - (tenth[at] ?? field));
}

/** Nearer than the first mile the curve goes on as it began, but never above the field in free space. */
function belowFirst([first = 0, second = 0]: readonly number[]): FieldProfile {
  const [firstLog = 0, secondLog = 0] = SMOOTH_LOG_MEDIAN;
  const below = freeSpace(firstLog) - first;
  const steeper = (first - second) / (secondLog - firstLog) - 20;
  const meeting = below > 0 && steeper > 0 ? Math.max(firstLog - below / steeper, NEAREST_LOG_KM) : firstLog;
  return {
    logKm: [NEAREST_LOG_KM, meeting],
    fields: [freeSpace(NEAREST_LOG_KM), Math.max(freeSpace(meeting), first)],
  };
}

function freeSpace(logKm: number): number {
  return FREE_SPACE_AT_1_KM - 20 * logKm;
}

interface RowAt {
  readonly below: number;
  readonly part: number;
}

function rowAt(heightM: number): RowAt {
  const log = Math.log10(Math.min(Math.max(heightM, LEAST_HEIGHT_M), GREATEST_HEIGHT_M));
  const above = LOG_HEIGHTS.findIndex((height, at) => at > 0 && height >= log);
  const below = (above < 0 ? LOG_HEIGHTS.length : above + 1) - 2;
  const low = LOG_HEIGHTS[below] ?? 0;
  return { below, part: (log - low) / ((LOG_HEIGHTS[below + 1] ?? 1) - low) };
}

function between(rows: readonly (readonly number[])[], { below, part }: RowAt): number[] {
  const upper = rows[below + 1] ?? [];
  return (rows[below] ?? []).map((field, at) => field + part * ((upper[at] ?? field) - field));
}
