import type { PoliticalSpending } from "#domain/summary/sections.ts";
import { mediumColour, roleColour } from "./colours.ts";
import { type Drawing, type Margins, pixel, type Shape } from "./drawing.ts";
import { hatch } from "./hatch.ts";
import { linearScale, niceTicks } from "./scale.ts";
import { yearAxis, yearStops } from "./yearAxis.ts";

export interface PoliticalLabels {
  readonly forecast: string;
  money(dollars: number): string;
}

const NAMED = 5;

/** The media that matter in politics here, most money over all years first; the others are drawn together. */
export function politicalMedia(section: PoliticalSpending): string[] {
  const sums = new Map<string, number>();
  for (const { media } of section.years) {
    for (const { medium, dollars } of media) sums.set(medium, (sums.get(medium) ?? 0) + (dollars ?? 0));
  }
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([medium]) => medium);
}

/** Political money by year as columns stacked by medium, forecast years hatched, the total above each election year. */
export function politicalColumns(
  section: PoliticalSpending,
  width: number,
  height: number,
  labels: PoliticalLabels,
): Drawing {
  const { years } = section;
  const named = politicalMedia(section);
  const margins: Margins = { top: 34, right: 0, bottom: 28, left: 0 };
  const ticks = niceTicks(Math.max(0, ...years.map(({ dollars }) => dollars ?? 0)), 4);
  const y = linearScale(0, ticks.at(-1)!, height - margins.bottom, margins.top);
  const axis = yearAxis({
    width,
    height,
    margins,
    years: years.map(({ year }) => year),
    kinds: years.map(({ kind }) => kind),
    ticks: ticks.map((tick) => ({ y: y(tick), label: labels.money(tick) })),
    forecastLabel: labels.forecast,
  });
  const column = Math.min(axis.slice * 0.66, 56);

  const columns = years.flatMap((year, at): Shape[] => {
    const x = axis.x[at]! - column / 2;
    const parts = new Map(year.media.map(({ medium, dollars }) => [medium, dollars ?? 0]));
    const rest = [...parts].reduce((sum, [medium, dollars]) => (named.includes(medium) ? sum : sum + dollars), 0);
    let below = 0;
    const stack = [
      ...named.map((id) => [mediumColour(id), parts.get(id) ?? 0] as const),
      [roleColour("other"), rest] as const,
    ].flatMap(([fill, dollars]): Shape[] => {
      if (dollars <= 0) return [];
      const top = y(below + dollars);
      const rect = {
        x: pixel(x),
        y: pixel(top),
        width: pixel(column),
        height: pixel(Math.max(y(below) - top - 0.8, 0.4)),
      };
      below += dollars;
      return [{ tag: "rect", attributes: { ...rect, fill } }];
    });
    const shaded = year.kind === "forecast" && below > 0 ? [hatch(x, y(below), column, y(0) - y(below))] : [];
    return [...stack, ...shaded, ...(year.year % 2 === 0 ? amount(axis.x[at]!, y(below), year.dollars, labels) : [])];
  });

  return {
    width,
    height,
    shapes: [...axis.shapes, ...columns],
    stops: yearStops(
      axis,
      years.map(({ dollars }) => y(dollars ?? 0)),
    ),
  };
}

function amount(x: number, y: number, dollars: number | null, labels: PoliticalLabels): Shape[] {
  if (dollars === null) return [];
  return [
    {
      tag: "text",
      attributes: {
        x: pixel(x),
        y: pixel(y - 6),
        textAnchor: "middle",
        fontSize: 12,
        fontWeight: 600,
        fill: "var(--chart-ink)",
        stroke: "var(--chart-surface)",
        strokeWidth: 3,
        paintOrder: "stroke",
      },
      text: labels.money(dollars),
    },
  ];
}
