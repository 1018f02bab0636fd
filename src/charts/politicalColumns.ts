import type { PoliticalSpending, PoliticalYear } from "#domain/spending/sections.ts";
import { mediumColour, roleColour } from "./colours.ts";
import { type Drawing, pixel, type Shape } from "./drawing.ts";
import { hatch } from "./hatch.ts";
import { label, textWidth, type YearAxis, yearAxis, yearStops } from "./yearAxis.ts";

export interface PoliticalLabels {
  readonly forecast: string;
  readonly money: (dollars: number) => string;
  readonly tick: (dollars: number) => string;
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
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([medium]) => medium);
}

/** Political money by year as columns stacked by medium, forecast years hatched, election years with their amount. */
export function politicalColumns(
  section: PoliticalSpending,
  width: number,
  height: number,
  labels: PoliticalLabels,
): Drawing {
  const { years } = section;
  const named = politicalMedia(section);
  const largest = Math.max(0, ...years.map(({ dollars }) => dollars ?? 0));
  const axis = yearAxis({
    width,
    height,
    margins: { top: 34, right: 0, bottom: 28 },
    years: years.map(({ year }) => year),
    kinds: years.map(({ kind }) => kind),
    largest,
    labels,
  });
  const amounts = amountLabels(years, largest, axis.slice, labels);
  const columns = years.flatMap((year, at) => column(year, axis.x[at] ?? 0, axis, named));
  const names = years.flatMap(({ year, dollars }, at): Shape[] => {
    const text = amounts.get(year);
    if (text === undefined) return [];
    const halo = { stroke: "var(--chart-surface)", strokeWidth: 3, paintOrder: "stroke" };
    return [
      label(axis.x[at] ?? 0, axis.y(dollars ?? 0) - 6, text, {
        textAnchor: "middle",
        fontWeight: 600,
        fill: "var(--chart-ink)",
        ...halo,
      }),
    ];
  });
  return {
    width,
    height,
    shapes: [...axis.shapes, ...columns, ...names],
    stops: yearStops(
      axis,
      years.map(({ dollars }) => dollars),
    ),
  };
}

/** One year's stack, from the medium with most money upwards. */
function column({ media, kind }: PoliticalYear, x: number, { y, slice }: YearAxis, named: readonly string[]): Shape[] {
  const width = Math.min(slice * 0.66, 56);
  const left = x - width / 2;
  const amounts = new Map(media.map(({ medium, dollars }) => [medium, dollars ?? 0]));
  const rest = [...amounts].reduce((sum, [medium, dollars]) => (named.includes(medium) ? sum : sum + dollars), 0);
  const parts = [
    ...named.map((id) => ({ fill: mediumColour(id), dollars: amounts.get(id) ?? 0 })),
    { fill: roleColour("other"), dollars: rest },
  ];

  let below = 0;
  const stack = parts.flatMap(({ fill, dollars }): Shape[] => {
    if (dollars <= 0) return [];
    const [top, bottom] = [y(below + dollars), y(below)];
    below += dollars;
    // A hair of the page between two media keeps them apart without their colours.
    const place = {
      x: pixel(left),
      y: pixel(top),
      width: pixel(width),
      height: pixel(Math.max(bottom - top - 0.8, 0.4)),
    };
    return [{ tag: "rect", attributes: { ...place, fill } }];
  });
  return kind === "forecast" && below > 0 ? [...stack, hatch(left, y(below), width, y(0) - y(below))] : stack;
}

/** Every election year where there is room, else the one with the most money. */
function amountLabels(
  years: readonly PoliticalYear[],
  largest: number,
  slice: number,
  labels: PoliticalLabels,
): Map<number, string> {
  const elections = years.flatMap(({ year, dollars }) =>
    year % 2 === 0 && dollars !== null ? [{ year, dollars, text: labels.money(dollars) }] : [],
  );
  const roomy = elections.every(({ text }) => textWidth(text) <= slice * 2);
  return new Map(elections.filter(({ dollars }) => roomy || dollars === largest).map(({ year, text }) => [year, text]));
}
