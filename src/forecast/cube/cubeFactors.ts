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
  { markets, media }: CubeShape,
  { marketMedium, subVerticalMedium, marketSubVertical }: CubeFactors,
): Float64Array {
  const table = new Float64Array(weights.length);
  const columns = subVerticalMedium.length / media;
  for (let medium = 0; medium < media; medium++) {
    const cells = table.subarray(medium * markets * columns, (medium + 1) * markets * columns);
    const own = weights.subarray(medium * markets * columns, (medium + 1) * markets * columns);
    const columnFactors = subVerticalMedium.subarray(medium * columns, (medium + 1) * columns);
    for (let market = 0, from = 0; market < markets; market++, from += columns) {
      const factor = marketMedium[medium * markets + market]!;
      if (marketSubVertical === null) {
        for (let j = 0; j < columns; j++) cells[from + j] = factor * own[from + j]! * columnFactors[j]!;
      } else {
        for (let j = 0; j < columns; j++)
          cells[from + j] = factor * own[from + j]! * columnFactors[j]! * marketSubVertical[from + j]!;
      }
    }
  }
  return table;
}
