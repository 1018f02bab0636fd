import type { MarketIntel } from "#domain/advertisers/marketIntel.ts";
import { tidy } from "#language/words/words.ts";
import type { Formats } from "#language/format.ts";

/** Dollars below which thousands would be too coarse. */
const EXACT = 100_000;

/** The figure that a fact turns on, in the reader's format; null where it has none. */
export function intelValue({ value, unit }: Pick<MarketIntel, "value" | "unit">, formats: Formats): string | null {
  if (value === null) return null;
  // Whoever was asked gave a round figure; more digits would be ours.
  if (unit === "percent") return tidy(formats.percent(value));
  if (unit !== "dollars") return formats.count(value);
  return value < EXACT ? formats.dollars(value) : formats.money(value);
}
