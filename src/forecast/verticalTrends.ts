import { fillSeries, type Series } from "./dampedTrend.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { ofVertical } from "#domain/taxonomy/verticalById.ts";
import type { VerticalId } from "#domain/taxonomy/verticals.ts";

/**
 * Each vertical's part of all core spend against its part in 2025, from the published figures by vertical in
 * `docs/forecast-method.md`; a vertical that is not listed held its part. The years after fade out by the damped trend.
 */
const PART: Readonly<Partial<Record<VerticalId, Series>>> = {
  automotive: series({ 2019: 1.45, 2020: 1.2, 2021: 1.15, 2023: 1, 2024: 0.99, 2025: 1 }),
  education: series({ 2019: 1.1, 2020: 1.1, 2024: 0.99, 2025: 1 }),
  finance: series({ 2019: 0.95, 2020: 0.97, 2021: 0.975, 2024: 1, 2025: 1 }),
  healthcare: series({ 2019: 0.95, 2020: 0.97, 2021: 0.965, 2024: 1.01, 2025: 1 }),
  leisure: series({ 2019: 0.99, 2020: 0.72, 2021: 0.84, 2024: 0.985, 2025: 1 }),
  media: series({ 2019: 1.2, 2024: 1.06, 2025: 1 }),
  realEstate: series({ 2019: 0.9, 2020: 0.87, 2021: 0.88, 2024: 0.945, 2025: 1 }),
  restaurants: series({ 2019: 0.92, 2020: 0.93, 2021: 0.93, 2024: 0.96, 2025: 1 }),
  retail: series({ 2019: 0.98, 2020: 0.95, 2021: 0.96, 2024: 0.975, 2025: 1 }),
};

/** By how much a sub-vertical's part of its media differs in a year from its part in the year the mix describes. */
export function verticalTrend(subVertical: string, year: number, mixYear: number): number {
  const part = ofVertical(PART, verticalOf(subVertical));
  if (part === undefined) return 1;
  const [then, mix] = fillSeries(part, [year, mixYear]) ?? [];
  return then === undefined || mix === undefined ? 1 : then.value / mix.value;
}

function series(parts: Readonly<Record<number, number>>): Series {
  return new Map(Object.entries(parts).map(([year, part]) => [Number(year), part]));
}
