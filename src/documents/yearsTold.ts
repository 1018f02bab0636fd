import type { Chart } from "./chart.ts";

/**
 * What is known of the years of a chart, in one line for where it cannot stand at the years themselves: `2020: pandemic · 2024:
 * presidential`; empty where nothing is.
 */
export function yearsTold(chart: Chart): string {
  if (chart.kind !== "columns" && chart.kind !== "lines" && chart.kind !== "panels") return "";
  const { categories, notes = [] } = chart;
  const breaks = chart.kind === "panels" ? undefined : chart.breaks;
  const told = [...notes, ...(breaks?.at ?? []).map((at) => ({ at, text: breaks?.name ?? "" }))];
  return told
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, text }) => `${categories[at] ?? ""}: ${text}`)
    .join(" · ");
}
