import type { Formats } from "#language/format.ts";
import type { BesideCell } from "../chart.ts";
import { toneOf } from "./keyFigure.ts";

/** A change of all money where that of core money stands beside it: votes have no colour. */
export function politicalChangeCell(growth: number | null, formats: Formats, instead?: string): BesideCell {
  return { text: instead ?? formats.growth(growth) };
}

/** A change with its sign and, beside it, its colour; hardly any change has none. `instead` says why there is no growth. */
export function changeCell(growth: number | null, formats: Formats, instead?: string): BesideCell {
  return instead !== undefined ? { text: instead } : { text: formats.growth(growth), tone: toneOf(growth) };
}

/** Ranks won or lost with their sign, and the colour of it. */
export function rankChangeCell(won: number | null, formats: Formats): BesideCell {
  const text = won !== null && won > 0 ? `+${formats.count(won)}` : formats.count(won);
  return { text, tone: won === null || won === 0 ? undefined : won > 0 ? "rise" : "fall" };
}
