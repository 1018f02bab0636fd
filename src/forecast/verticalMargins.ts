import { apportion } from "#domain/apportion.ts";
import { ForecastError } from "./forecastError.ts";
import type { ForecastInput } from "./input.ts";
import type { SpendPart } from "./spendPart.ts";
import { verticalTrend } from "./verticalTrends.ts";

/** Whole dollars of each sub-vertical of one part, medium and year; they add up to `dollars`. */
export type VerticalMargins = (medium: string, year: number, dollars: number) => Float64Array;

/**
 * Margins from the mix: a sub-vertical's weight in the medium, moved by the trend of its vertical since the year the mix
 * describes. For political spend a medium without weights takes the sum of all media. Throws where no weight is above zero.
 */
export function verticalMargins(input: Pick<ForecastInput, "mix" | "currentYear">, part: SpendPart): VerticalMargins {
  const mix = mixOf(input.mix, part);
  const allMedia = part.subVerticals.map((_, column) =>
    [...mix.values()].reduce((sum, weights) => sum + (weights[column] ?? 0), 0),
  );
  return (medium, year, dollars) => {
    const own = mix.get(medium) ?? [];
    const weights = part.name === "political" && !own.some((weight) => weight > 0) ? allMedia : own;
    const moved = part.subVerticals.map(
      (subVertical, column) => (weights[column] ?? 0) * verticalTrend(subVertical, year, input.currentYear),
    );
    if (dollars > 0 && !moved.some((weight) => weight > 0)) {
      throw new ForecastError(
        "medium-without-mix",
        `${dollars} dollars of ${part.name} spend on ${medium} in ${year} have no ${part.name} sub-vertical to go to: ` +
          `the vertical mix gives none of them a weight above zero.`,
        { medium, year, amounts: { dollars } },
      );
    }
    return Float64Array.from(apportion(dollars, moved));
  };
}

/** By medium: the weights of the part's sub-verticals, in their order. */
function mixOf(mix: ForecastInput["mix"], part: SpendPart): Map<string, number[]> {
  const columns = new Map(part.subVerticals.map((subVertical, column) => [subVertical, column]));
  const byMedium = new Map<string, number[]>();
  for (const { subVertical, medium, weight } of mix) {
    const column = columns.get(subVertical);
    if (column === undefined) continue;
    const weights = byMedium.get(medium) ?? part.subVerticals.map(() => 0);
    weights[column] = weight;
    byMedium.set(medium, weights);
  }
  return byMedium;
}
