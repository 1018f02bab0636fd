import { apportion } from "#domain/figures/apportion.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { ForecastError } from "./forecastError.ts";
import type { ForecastInput } from "./input.ts";
import type { SpendPart } from "./spendPart.ts";
import { verticalTrend } from "./verticalTrends.ts";

/** Whole dollars of each sub-vertical of one part, medium and year; they add up to `dollars`. */
export type VerticalMargins = (medium: string, year: number, dollars: number) => Float64Array;

/** What the sub-verticals of one part weigh in a medium and year; only their proportions count. */
export type VerticalWeights = (medium: string, year: number) => number[];

type MixInput = Pick<ForecastInput, "mix" | "currentYear" | "shocks">;

/** Margins from the mix, by largest remainder. Throws where no weight is above zero and there are dollars to divide. */
export function verticalMargins(input: MixInput, part: SpendPart): VerticalMargins {
  const weightsOf = verticalWeights(input, part);
  return (medium, year, dollars) => {
    const weights = weightsOf(medium, year);
    if (dollars > 0 && !weights.some((weight) => weight > 0)) {
      throw new ForecastError(
        "medium-without-mix",
        `${dollars} dollars of ${part.name} spend on ${medium} in ${year} have no ${part.name} sub-vertical to go to: ` +
          `the vertical mix gives none of them a weight above zero.`,
        { kind: "no-mix", medium, year, part: part.name, amounts: { dollars } },
      );
    }
    return Float64Array.from(apportion(dollars, weights));
  };
}

/**
 * A sub-vertical's weight in the medium, moved by the trend of its vertical since the year the mix describes and by the vertical's
 * shocks of the year. For political spend a medium without weights takes the sum of all media.
 */
export function verticalWeights(input: MixInput, part: SpendPart): VerticalWeights {
  const weighed = weighedSubVerticals(input, part);
  return (medium, year) => weighed(medium, year).map(({ weight, trend, shock }) => weight * trend * shock);
}

/** What a sub-vertical's weight in a medium and year is the product of. */
export interface WeighedSubVertical {
  readonly weight: number;
  /** Whether the weights are those of all media together. */
  readonly ofAllMedia: boolean;
  readonly trend: number;
  readonly shock: number;
}

/** The same factor by factor. */
export function weighedSubVerticals(
  input: MixInput,
  part: SpendPart,
): (medium: string, year: number) => WeighedSubVertical[] {
  const mix = mixOf(input.mix, part);
  const allMedia = part.subVerticals.map((_, column) =>
    [...mix.values()].reduce((sum, weights) => sum + (weights[column] ?? 0), 0),
  );
  return (medium, year) => {
    const own = mix.get(medium) ?? [];
    const ofAllMedia = part.name === "political" && !own.some((weight) => weight > 0);
    const weights = ofAllMedia ? allMedia : own;
    return part.subVerticals.map((subVertical, column) => ({
      weight: weights[column] ?? 0,
      ofAllMedia,
      trend: verticalTrend(subVertical, year, input.currentYear),
      shock: shockOf(input.shocks, subVertical, year),
    }));
  };
}

/** What a vertical's shocks of a year leave of it, 1 where there is none. */
function shockOf(shocks: ForecastInput["shocks"], subVertical: string, year: number): number {
  if (shocks === undefined || shocks.length === 0) return 1;
  const vertical = verticalOf(subVertical);
  return shocks.reduce(
    (left, shock) => (shock.vertical === vertical && shock.year === year ? left * (1 + shock.change) : left),
    1,
  );
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
