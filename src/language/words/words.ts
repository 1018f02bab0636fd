import type { TFunction } from "i18next";
import { NATION } from "#domain/markets/market.ts";
import type { Period, Quarter } from "#domain/period.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { platformName } from "#domain/taxonomy/platformById.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { Formats } from "#language/format.ts";

/** Texts, number formats and names in one language: all that figures need to speak. */
export interface Words {
  readonly text: TFunction;
  readonly formats: Formats;
  readonly medium: (id: string) => string;
  readonly platform: (id: string) => string;
  readonly subVertical: (id: string) => string;
  readonly vertical: (id: string) => string;
  /** A market's own name; "Nationwide" for the nation. */
  readonly market: (id: string) => string;
  /** The scenario that figures are of, by its name: findings say so. Left out for what is published. */
  readonly scenarioName?: string;
}

export function wordsIn(text: TFunction, formats: Formats, marketNames: ReadonlyMap<string, string>): Words {
  const { locale } = formats;
  return {
    text,
    formats,
    medium: (id) => mediumName(id, locale),
    platform: (id) => platformName(id, locale),
    subVertical: (id) => subVerticalName(id, locale),
    vertical: (id) => verticalName(id, locale),
    market: (id) => (id === NATION ? text("spending.nationwide") : (marketNames.get(id) ?? id)),
  };
}

/** `2026`, `Q3 2026`. */
export function periodText({ year, quarter }: Period, { text, formats }: Pick<Words, "text" | "formats">): string {
  const of = formats.year(year);
  return quarter === undefined ? of : text("spending.quarters.ofYear", { quarter, year: of });
}

/** The same for figures of one quarter of their years: what would name a year names its quarter, `Q3 2026`. */
export function wordsInQuarter(words: Words, quarter: Quarter): Words {
  const year = (of: number) => periodText({ year: of, quarter }, words);
  return { ...words, formats: { ...words.formats, year } };
}

/** A difference in percentage points without its sign, for sentences that say "above" or "below". */
export function pointsApart(formats: Formats, part: number): string {
  return formats.points(Math.abs(part)).replace(/^[+−]/, "");
}

/** A round value without its empty decimals, of which there are two at most: `$5.00B` reads `$5B`, `$7.50B` `$7.5B`; `300.000 M$` stays. */
export function tidy(figure: string): string {
  return figure.replace(/[.,]0{1,2}(?!\d)/, "").replace(/([.,]\d)0(?=\s?\p{L})/u, "$1");
}
