import type { Formats } from "#i18n/format.ts";
import type { BarCell } from "#ui/figure/BarList.tsx";

/** Ranks won or lost with their sign, and the colour of it. */
export function rankChangeCell(won: number | null, formats: Formats): BarCell {
  const text = won !== null && won > 0 ? `+${formats.count(won)}` : formats.count(won);
  return { text, tone: won === null || won === 0 ? undefined : won > 0 ? "rise" : "fall" };
}
