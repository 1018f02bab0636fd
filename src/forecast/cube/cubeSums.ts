import type { CubeShape, MarginKind } from "./cubeProblem.ts";
import { sumColumns, sumRows } from "./mediumPasses.ts";

export type AllMargins = Readonly<Record<MarginKind, Float64Array>>;

/** The sums of a flat table over every set of lines, in one pass; those of two axes over media only if they are `wanted`. */
export function cubeSums(table: Float64Array, { markets, subVerticals, media }: CubeShape, wanted = true): AllMargins {
  const marketMedium = new Float64Array(markets * media);
  const subVerticalMedium = new Float64Array(subVerticals * media);
  const marketSubVertical = new Float64Array(wanted ? markets * subVerticals : 0);
  const [eachRow, eachColumn] = [new Float64Array(markets).fill(1), new Float64Array(subVerticals).fill(1)];
  for (let place = 0; place < media; place++) {
    const cells = table.subarray(place * markets * subVerticals, (place + 1) * markets * subVerticals);
    sumRows(cells, eachColumn, marketMedium.subarray(place * markets, (place + 1) * markets));
    sumColumns(cells, eachRow, subVerticalMedium.subarray(place * subVerticals, (place + 1) * subVerticals));
    if (wanted) for (let cell = 0; cell < cells.length; cell++) marketSubVertical[cell]! += cells[cell]!;
  }
  const [market, subVertical, medium] = [
    new Float64Array(markets),
    new Float64Array(subVerticals),
    new Float64Array(media),
  ];
  marketMedium.forEach((sum, line) => {
    market[line % markets]! += sum;
    medium[Math.floor(line / markets)]! += sum;
  });
  subVerticalMedium.forEach((sum, line) => (subVertical[line % subVerticals]! += sum));
  return { market, subVertical, medium, marketMedium, subVerticalMedium, marketSubVertical };
}
