import type { GrowthOf } from "#domain/figures/growth.ts";
import type { Political } from "#domain/spending/view.ts";
import type { Words } from "./words.ts";

/** A change on the year before, with that of core money beside it where politics bends it: `+36.7% (core +9.1%)`. */
export function growthText(
  { growth, coreGrowth }: { readonly growth: number | null; readonly coreGrowth: number | null },
  { text, formats }: Pick<Words, "text" | "formats">,
): string {
  const whole = formats.growth(growth);
  return coreGrowth === null ? whole : text("figure.growthBeside", { growth: whole, core: formats.growth(coreGrowth) });
}

/** Growth over years; that it is of core money is said where the page counts political money too. */
export function averageGrowthText(
  growth: number | null,
  { of, political }: { readonly of: GrowthOf; readonly political: Political },
  { text, formats }: Pick<Words, "text" | "formats">,
): string {
  const average = formats.growth(growth);
  return of === "core" && political === "with" ? text("spending.growthOfCore", { growth: average }) : average;
}
