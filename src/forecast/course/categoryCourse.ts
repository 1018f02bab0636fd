import type { CategoryCourse } from "#domain/forecast/cellCourse.ts";
import type { Estimate } from "../estimate.ts";
import type { ForecastInput } from "../input.ts";
import { steered } from "../steering/steered.ts";
import { verticalMargins, weighedSubVerticals } from "../verticalMargins.ts";

/** What a sub-vertical gets of a national total, with every factor of its weight; `column` is its place among those of the part. */
export function categoryCourse(input: ForecastInput, estimate: Estimate, column: number): CategoryCourse {
  const { medium, year, part, dollars } = estimate;
  const weighed = weighedSubVerticals(input, part)(medium, year);
  const own = weighed[column]!;
  const margins = verticalMargins(input, part)(medium, year, dollars);
  const moved = steered(input, part, medium, year, { markets: estimate.marketMargins, subVerticals: margins });
  const given = estimate.verticalMargins[column] ?? 0;
  const all = weighed.reduce((sum, { weight, trend, shock }) => sum + weight * trend * shock, 0);
  return {
    share: dollars > 0 ? given / dollars : 0,
    dollars: given,
    weighed: {
      ...own,
      weights: all,
      steered:
        moved.subVerticals === margins
          ? null
          : {
              before: margins[column] ?? 0,
              sum: moved.subVerticals.reduce((sum, one) => sum + one, 0),
              observed: moved.observed.subVerticals.get(part.subVerticals[column] ?? "") ?? null,
            },
    },
  };
}
