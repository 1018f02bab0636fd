import type { Locale } from "#domain/taxonomy/name.ts";
import type { Formats } from "./format.ts";

/** Metres in the units that lengths on a map are told in. */
export const METRES = { mile: 1609.344, kilometer: 1000 } as const;

export type LengthUnit = keyof typeof METRES;

/** Readers in the United States think in miles, all others in kilometers. */
export function lengthUnit(locale: Locale): LengthUnit {
  return locale === "en-US" ? "mile" : "kilometer";
}

/** An area in the reader's unit, to three digits: `10,800 sq mi`, `28.000 km²`. */
export function areaText(squareKm: number, { locale }: Pick<Formats, "locale">): string {
  const unit = lengthUnit(locale);
  const area = squareKm / (METRES[unit] / METRES.kilometer) ** 2;
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(area);
  return `${number}\u00a0${unit === "mile" ? "sq mi" : "km²"}`;
}
