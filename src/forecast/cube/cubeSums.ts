import type { CubeShape, MarginKind } from "./cubeProblem.ts";

export type AllMargins = Readonly<Record<MarginKind, Float64Array>>;

/** The sums of a flat table over every set of lines, in one pass; those of two axes over media only if they are `wanted`. */
export function cubeSums(table: Float64Array, { markets, subVerticals, media }: CubeShape, wanted = true): AllMargins {
  const marketMedium = new Float64Array(markets * media);
  const subVerticalMedium = new Float64Array(subVerticals * media);
  const marketSubVertical = new Float64Array(wanted ? markets * subVerticals : 0);
  for (let line = 0, offset = 0; line < marketMedium.length; line++, offset += subVerticals) {
    const columns = Math.floor(line / markets) * subVerticals;
    const row = (line % markets) * subVerticals;
    let sum = 0;
    for (let j = 0; j < subVerticals; j++) {
      const value = table[offset + j]!;
      sum += value;
      subVerticalMedium[columns + j]! += value;
    }
    if (wanted) for (let j = 0; j < subVerticals; j++) marketSubVertical[row + j]! += table[offset + j]!;
    marketMedium[line] = sum;
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
