import type { StatedWeight } from "#domain/forecast/assumptions.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { ForecastError } from "../forecastError.ts";
import type { VerticalMix } from "../input.ts";

/**
 * The mix with stated weights in the place of imported ones.
 *
 * @throws ForecastError `vertical-without-mix` where stated weights leave a vertical nothing in any medium
 */
export function assumedMix(mix: readonly VerticalMix[], stated: readonly StatedWeight[]): readonly VerticalMix[] {
  if (stated.length === 0) return mix;
  const key = ({ subVertical, medium }: Pick<VerticalMix, "subVertical" | "medium">) => `${subVertical} ${medium}`;
  const weights = new Map([...mix, ...stated].map((row) => [key(row), row]));
  const assumed = [...weights.values()].map(({ subVertical, medium, weight }) => ({ subVertical, medium, weight }));
  for (const vertical of new Set(stated.map(({ subVertical }) => verticalOf(subVertical)))) {
    if (assumed.some((row) => row.weight > 0 && verticalOf(row.subVertical) === vertical)) continue;
    throw new ForecastError(
      "vertical-without-mix",
      `The stated weights leave ${vertical} nothing in any medium. Give one of its sub-verticals a weight above zero.`,
      { kind: "vertical-left-out", vertical },
    );
  }
  return assumed;
}
