/**
 * What the categories of a market make of its part of a medium: 1 where they want as much of it there as in the nation, more where those
 * that the medium lives on are strong. A cell is then the category's national money by the market's weight times the category's strength, and all
 * markets together get what there is.
 *
 * @param weights of the markets, by their drivers
 * @param seeds strengths of the sub-verticals, flat, market by market
 * @param margins what the sub-verticals get nationwide, in any unit
 */
export function marketDemand(weights: Float64Array, seeds: Float64Array, margins: Float64Array): Float64Array {
  const columns = margins.length;
  const met = new Float64Array(columns);
  weights.forEach((weight, row) => {
    for (let j = 0; j < columns; j++) met[j]! += weight * seeds[row * columns + j]!;
  });
  let [all, money] = [0, 0];
  for (const weight of weights) all += weight;
  for (const margin of margins) money += margin;
  return weights.map((_, row) => {
    let demand = 0;
    for (let j = 0; j < columns; j++)
      if (met[j]! > 0) demand += (margins[j]! / money) * (seeds[row * columns + j]! / (met[j]! / all));
    return money > 0 ? demand : 1;
  });
}
