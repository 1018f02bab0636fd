import type { Growth } from "#domain/demographics/fiveYearGrowth.ts";
import type { ProfileFigure } from "#domain/demographics/profileFigures.ts";
import { decimal } from "#language/decimal.ts";
import type { Words } from "#language/words/words.ts";

/** A key figure of a profile as it is written: money in dollars, people counted, rates with as many digits as they deserve. */
export function profileValue(unit: ProfileFigure["unit"], value: number | null, { formats }: Words): string {
  switch (unit) {
    case "percent":
      return formats.percent(value);
    case "ratio":
      return decimal(value, 2, formats);
    case "years":
      return decimal(value, 1, formats);
    case "dollars":
      return value !== null && Math.abs(value) >= 1_000_000 ? formats.money(value) : formats.dollars(value);
    default:
      return formats.count(value);
  }
}

/** `2020–2025` */
export function spanText(growth: Growth | null | undefined, { formats }: Words): string | null {
  return growth ? `${formats.year(growth.from)}–${formats.year(growth.to)}` : null;
}

/** What a figure speaks of where not all of the market is known: `known of 96.2 % of its people`. */
export function coverageNote(coverage: number, { text, formats }: Words): string | null {
  return coverage >= 0.9995 || coverage === 0
    ? null
    : text("marketProfile.coverage", { share: formats.share(coverage) });
}
