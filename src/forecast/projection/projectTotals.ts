import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import type { ForecastInput, NationalTotal } from "../input.ts";
import { type Projection, project } from "./project.ts";
import type { YearSeries } from "./yearSeries.ts";

/** Years ahead that models are judged by, more where a revision looks further. */
const HORIZONS = 5;

/** How each medium's core and political spend go on after the last total given, in the order of the media; null where none is given. */
export function projectTotals({
  media,
  years,
  totals,
}: Pick<ForecastInput, "media" | "years" | "totals">): { core: Projection | null; political: Projection | null }[] {
  const byMedium = Map.groupBy(totals, ({ medium }) => medium);
  const last = years.at(-1) ?? 0;
  const ends = [...byMedium.values()].map((given) => Math.max(...given.map(({ year }) => year)));
  const horizons = Math.max(HORIZONS, ...ends.map((end) => last - end));
  const series = media.flatMap((medium) => {
    const given = byMedium.get(medium);
    return given ? [seriesOf(medium, given, "core"), seriesOf(medium, given, "political")] : [];
  });
  const projections = new Map(project(series, horizons).map((projection) => [projection.id, projection]));
  return media.map((medium) => ({
    core: projections.get(nameOf(medium, "core")) ?? null,
    political: projections.get(nameOf(medium, "political")) ?? null,
  }));
}

function seriesOf(medium: string, given: readonly NationalTotal[], part: "core" | "political"): YearSeries {
  return {
    id: nameOf(medium, part),
    kind: part === "political" ? part : mediumGroup(medium),
    political: part === "political",
    points: given.map((total) => ({ year: total.year, value: total[part], observed: total.kind !== "forecast" })),
  };
}

function nameOf(medium: string, part: "core" | "political"): string {
  return part === "core" ? medium : `${medium}, political`;
}
