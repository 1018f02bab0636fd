/** A curve between the points it was read at. */
export interface SmoothCurve {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Parts that an interval is cut into: straight lines between them lie within 0.03 dB of the smooth curve. */
export const PARTS = 4;

/**
 * More points for a curve, on piecewise cubics whose slope at a point leans to the side that bends less: Akima's interpolation (J. ACM 17,
 * 1970), which the FCC's program uses too. Straight lines between the points read alone would be 0.4 dB off where a curve bends.
 */
export function smoothCurve(x: readonly number[], y: readonly number[]): SmoothCurve {
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
