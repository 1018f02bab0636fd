import type { TotalWay } from "#domain/forecast/cellCourse.ts";
import { fillSeries, type Series } from "../dampedTrend.ts";
import type { ForecastInput } from "../input.ts";
import { politicalLeaning, USUAL_CYCLE_GROWTH } from "../politicalCycle.ts";
import type { Projection } from "../projection/project.ts";
import { projectTotals } from "../projection/projectTotals.ts";
import type { PartName } from "../spendPart.ts";

type TotalsInput = Pick<ForecastInput, "years" | "media" | "totals">;

/** How `nationalTotals` came to a medium's total of a year; null where there is none at all. */
export function totalWay(input: TotalsInput, medium: string, part: PartName, year: number): TotalWay | null {
  const given: Series = new Map(
    input.totals.filter((total) => total.medium === medium).map((total) => [total.year, total[part]]),
  );
  if (given.has(year)) return { how: "given" };
  const projection = projectTotals(input)[input.media.indexOf(medium)]?.[part] ?? null;
  const ahead = projection && year > projection.from ? projection : null;
  if (part === "political") return ahead ? projectedCycle(ahead, year) : cycle(given, year, USUAL_CYCLE_GROWTH, null);
  return ahead ? trends(ahead, year) : filled(given, year);
}

function trends({ from, model, paths, series }: Projection, year: number): TotalWay {
  const taken = [...paths].filter(([name]) =>
    model === "combined" ? name !== "naive" && name !== model : name === model,
  );
  const dollars = series.values.at(-1) ?? 0;
  const models = taken.map(([name, path]) => ({ model: name, dollars: path[year - from - 1] ?? 0 }));
  return { how: "trends", from: { year: from, dollars }, models };
}

/** A chosen model of politics goes by the series without gaps; what it grows by a year is what it got at. */
function projectedCycle({ from, model, values, series }: Projection, year: number): TotalWay | null {
  const known: Series = new Map(series.values.map((value, step) => [series.firstYear + step, value]));
  const steady = model === "steadyCycle" ? USUAL_CYCLE_GROWTH : 1;
  const way = cycle(known, year, steady, model);
  if (way?.how !== "cycle" || model !== "phaseGrowth") return way;
  const [start, end] = [way.from.dollars * way.level, values[year - from - 1] ?? 0];
  return start > 0 && end > 0 ? { ...way, growth: (end / start) ** (1 / way.years) } : way;
}

function cycle(known: Series, year: number, growth: number, model: string | null): TotalWay | null {
  const leaning = politicalLeaning(known, year);
  if (!leaning) return null;
  const { from, to, level } = leaning;
  if (to !== null) return between(known, from, to, year);
  return {
    how: "cycle",
    from: { year: from, dollars: known.get(from) ?? 0 },
    level,
    growth,
    years: year - from,
    model,
  };
}

function filled(given: Series, year: number): TotalWay | null {
  const [found] = fillSeries(given, [year]) ?? [];
  if (!found || found.filling.how === "given") return null;
  const { filling, value } = found;
  if (filling.how === "between") return between(given, filling.from, filling.to, year);
  const dollars = given.get(filling.from) ?? 0;
  return { how: "trend", from: { year: filling.from, dollars }, factor: dollars > 0 ? value / dollars : 1 };
}

function between(given: Series, from: number, to: number, year: number): TotalWay {
  const known = (at: number) => ({ year: at, dollars: given.get(at) ?? 0 });
  return { how: "between", from: known(from), to: known(to), part: (year - from) / (to - from) };
}
