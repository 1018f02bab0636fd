import type { BarChart, MapChart } from "../chart.ts";

/** As many have a bar. */
const BARS = 12;

/** The areas of a map with the largest figures as bars, for formats that draw their charts themselves and know no shapes. */
export function largestAreas({ areas, colour, format, unit }: MapChart): BarChart {
  const largest = areas.toSorted((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity)).slice(0, BARS);
  return {
    kind: "bars",
    categories: largest.map(({ name }) => name),
    series: [{ name: unit, colour, values: largest.map(({ value }) => value) }],
    benchmark: null,
    format,
    unit,
  };
}
