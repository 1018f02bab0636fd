import type { Formats } from "#i18n/format.ts";
import type { BarCell } from "#ui/figure/BarList.tsx";

/** A change with its sign and, beside it, its colour; hardly any change has none. */
export function changeCell(growth: number | null, formats: Formats): BarCell {
  const steady = growth === null || Math.abs(growth) < 0.0005;
  return { text: formats.growth(growth), tone: steady ? undefined : growth > 0 ? "rise" : "fall" };
}
