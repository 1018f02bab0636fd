import type { Provenance } from "#domain/revision.ts";
import { type FilledYear, fillSeries, type Filling } from "./dampedTrend.ts";
import { ForecastError } from "./forecastError.ts";
import type { ForecastInput, NationalTotal } from "./input.ts";
import { politicalOf } from "./politicalCycle.ts";

/** National totals of one medium in every year of the revision, whole dollars, by position of the year. */
export interface MediumTotals {
  readonly core: readonly number[];
  readonly political: readonly number[];
  readonly provenance: readonly Provenance[];
}

/**
 * Every medium's totals in every year: given ones untouched, with their provenance; the others modelled, core by damped
 * trend, political by cycle. In the order of `media`. Throws where a medium has no total at all.
 */
export function nationalTotals(
  input: Pick<ForecastInput, "years" | "media" | "currentYear" | "totals">,
): MediumTotals[] {
  return input.media.map((medium) => {
    const given = new Map(input.totals.filter((total) => total.medium === medium).map((total) => [total.year, total]));
    const core = fillSeries(seriesOf(given, "core"), input.years);
    if (core === null) {
      throw new ForecastError(
        "medium-without-total",
        `No national total is given for ${medium}; one year at least is needed.`,
        {
          medium,
        },
      );
    }
    const political = seriesOf(given, "political");
    return {
      core: core.map(({ value }) => Math.round(value)),
      political: input.years.map((year) => political.get(year) ?? Math.round(politicalOf(political, year))),
      provenance: input.years.map((year, place) => provenanceOf(given.get(year), core[place], year, input.currentYear)),
    };
  });
}

function seriesOf(given: ReadonlyMap<number, NationalTotal>, part: "core" | "political"): Map<number, number> {
  return new Map([...given.values()].map((total) => [total.year, total[part]]));
}

function provenanceOf(
  given: NationalTotal | undefined,
  filled: FilledYear | undefined,
  year: number,
  currentYear: number,
): Provenance {
  if (given !== undefined) return { kind: given.kind, basis: given.basis, source: given.source };
  return {
    kind: year > currentYear ? "forecast" : "estimate",
    basis: "modelled",
    source: filled === undefined ? "Growth model" : methodOf(filled.filling),
  };
}

/** Cited like a source; plain words and years, since it stands among citations. */
function methodOf(filling: Filling): string {
  if (filling.how === "between") return `Growth model, between ${filling.from} and ${filling.to}`;
  return filling.how === "given" ? "Growth model" : `Growth model, damped trend from ${filling.from}`;
}
