import type { CubeShape } from "./cubeProblem.ts";

/** A table kept as weights times three sets of factors, so that a sweep rewrites factors instead of every cell. */
export interface CubeFactors {
  /** Medium by medium, market by market. */
  readonly marketMedium: Float64Array;
  /** Medium by medium, sub-vertical by sub-vertical. */
  readonly subVerticalMedium: Float64Array;
  /** Market by market, sub-vertical by sub-vertical; null where nothing is asked over media. */
  readonly marketSubVertical: Float64Array | null;
}

export function unitFactors({ markets, subVerticals, media }: CubeShape, overMedia: boolean): CubeFactors {
  return {
    marketMedium: new Float64Array(markets * media).fill(1),
    subVerticalMedium: new Float64Array(subVerticals * media).fill(1),
    marketSubVertical: overMedia ? new Float64Array(markets * subVerticals).fill(1) : null,
  };
}

/** The table itself: every weight times its factors. */
export function scaledCube(
  weights: Float64Array,
  { markets, subVerticals }: CubeShape,
  { marketMedium, subVerticalMedium, marketSubVertical }: CubeFactors,
): Float64Array {
  const table = new Float64Array(weights.length);
  for (let line = 0, offset = 0; line < marketMedium.length; line++, offset += subVerticals) {
    const columns = Math.floor(line / markets) * subVerticals;
    const row = (line % markets) * subVerticals;
    const factor = marketMedium[line]!;
    if (marketSubVertical === null) {
      for (let j = 0; j < subVerticals; j++)
        table[offset + j] = factor * weights[offset + j]! * subVerticalMedium[columns + j]!;
    } else {
      for (let j = 0; j < subVerticals; j++) {
        table[offset + j] =
          factor * weights[offset + j]! * subVerticalMedium[columns + j]! * marketSubVertical[row + j]!;
      }
    }
  }
  return table;
}
