import type { ForecastByMedia, ForecastYear } from "../spending/sections.ts";
import type { Political } from "../spending/view.ts";
import type { Measure } from "../figures/measure.ts";
import { inMeasure } from "../figures/measure.ts";

/** The forecast in a measure. In shares a total of 100 % says nothing, so it goes, and so do its range and core. */
export function forecastInMeasure(
  section: ForecastByMedia,
  measure: Measure,
  population: number,
  political: Political,
): ForecastByMedia {
  if (measure === "dollars") return section;
  const whole = measure === "perCapita";
  const years = section.years.map((row): ForecastYear => {
    const value = (dollars: number | null) => inMeasure(measure, dollars, row.total, population);
    return {
      ...row,
      traditional: value(row.traditional),
      digital: value(row.digital),
      // Political money is part of the total only where the total counts it.
      political: whole || political === "with" ? value(row.political) : null,
      core: whole ? value(row.core) : null,
      total: whole ? value(row.total) : null,
      low: whole ? value(row.low) : null,
      high: whole ? value(row.high) : null,
    };
  });
  return { ...section, years };
}
