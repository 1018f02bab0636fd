import { roleColour } from "#charts/colours.ts";
import type { Series } from "#charts/seriesLines.ts";
import type { Words } from "#words/words.ts";
import type { SubVerticalYears } from "#domain/spending/sections.ts";

/** Lines that are drawn by name; the others give context. */
const NAMED = 6;

/**
 * The sub-verticals as lines. They have no colours of their own, so one alone has one: the fastest-growing of those named. The
 * others are told apart by the names at their ends.
 */
export function subVerticalSeries({ rows }: SubVerticalYears, { subVertical }: Words): Series[] {
  const list = rows.slice(0, -1);
  const named = list.slice(0, NAMED);
  const fastest = named.reduce((best, row) => ((row.cagr ?? -1) > (best?.cagr ?? -1) ? row : best), named[0]);
  const series = list.map((row, at): Series => {
    const line = { name: subVertical(row.id), dollars: row.dollars };
    if (at >= NAMED) return { ...line, colour: "var(--chart-quiet)", quiet: true };
    return { ...line, colour: row === fastest ? roleColour("own") : "var(--chart-label)" };
  });
  // What is meant to be seen lies on top.
  return series.toSorted((a, b) => Number(b.colour === roleColour("own")) - Number(a.colour === roleColour("own")));
}
