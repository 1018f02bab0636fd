import type { Locale } from "#domain/taxonomy/name.ts";
import { ungrouped } from "./shownTables.ts";

/** What a unit at the head of a column multiplies the numbers below it by. */
const UNITS: Readonly<Record<string, number>> = {
  $: 1,
  $K: 1e3,
  "miles de $": 1e3,
  "Tsd. $": 1e3,
  $M: 1e6,
  M$: 1e6,
  "Mio. $": 1e6,
  $B: 1e9,
  "Mrd. $": 1e9,
};

/** What the head says the numbers are in; 1 for what is no unit of money. */
export const unitOf = (head: string): number => UNITS[head.replaceAll("\u00a0", " ")] ?? 1;

/**
 * Whether a text shows a figure, as somebody with a pencil would round it: to the digits it has, halves away from zero. Percentages and
 * dollars a person are given as such. It knows nothing of how the product writes numbers.
 */
export function showsFigure(text: string, figure: number | null, unit: number, locale: Locale): boolean {
  if (figure === null) return ["n/a", "n. d.", "k. A.", ""].includes(text.replaceAll("\u00a0", " "));
  if (text === "–") return figure === 0;
  const digits = ungrouped(text, locale)
    .replace(",", ".")
    .replace("−", "-")
    .replace(/[^\d.<+-]/g, "");
  const [, sign = "", less = "", number = ""] = /^([+-]?)(<?)(\d+(?:\.\d+)?)$/.exec(digits) ?? [];
  if (number === "") return false;
  const decimals = number.split(".")[1]?.length ?? 0;
  const size = Math.abs(figure) / unit;
  const step = 10 ** -decimals;
  if (sign === "-" ? figure >= 0 : sign === "+" && figure <= 0) return false;
  if (less !== "") return size > 0 && size < step / 2 && Number(number) === step;
  const shown = Number(number);
  // Nothing that reads as nothing has a sign, and a loss without its minus is a gain.
  if (shown === 0 ? sign !== "" : figure < 0 && sign !== "-") return false;
  return Math.abs(size - shown) <= step / 2 + size * 1e-12;
}

/** A zero with a minus, which no reader should ever see. */
export const saysMinusZero = (text: string): boolean => /[-−]\s?\$?0+(?:[.,]0+)?(?![\d.,]*[1-9])/.test(text);
