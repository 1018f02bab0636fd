import type { MediaYears } from "#domain/spending/sections.ts";
import { mediumColour } from "./colours.ts";
import type { Drawing } from "./drawing.ts";
import { seriesLines } from "./seriesLines.ts";

export interface MediaLinesLabels {
  readonly forecast: string;
  readonly medium: (id: string) => string;
  readonly tick: (dollars: number) => string;
}

/** How many media are drawn in colour and by name; more would be noise, and the table twin has them all. */
const NAMED = 6;

/** Each medium over the years: the largest in their colours with their names at the end, the others in grey. */
export function mediaLines(section: MediaYears, width: number, height: number, labels: MediaLinesLabels): Drawing {
  const series = section.rows
    .filter(({ level }) => level === "medium")
    .map(({ id, dollars }) => ({ id, dollars, last: dollars.findLast((value) => value !== null) ?? 0 }))
    .toSorted((a, b) => b.last - a.last)
    .map(({ id, dollars }, at) =>
      at < NAMED
        ? { name: labels.medium(id), colour: mediumColour(id), dollars }
        : { name: labels.medium(id), colour: "var(--chart-quiet)", dollars, quiet: true },
    );
  return seriesLines(series, width, height, { ...section, labels });
}
