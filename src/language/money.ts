import type { Locale } from "#domain/taxonomy/name.ts";

/** The unit in which money is written, and with how many decimals: whole millions are for columns of thousands of them. */
export type MoneyScale = "one" | "thousand" | "million" | "wholeMillion" | "billion";

type Digits = 0 | 1 | 2;

interface Unit {
  readonly divisor: number;
  readonly digits: Digits;
  /** `{n}` is the number; the sign stands before everything. */
  readonly pattern: string;
  readonly head: string;
}

const one = { divisor: 1, digits: 0 } as const;
const thousand = { divisor: 1e3, digits: 0 } as const;
const million = { divisor: 1e6, digits: 1 } as const;
const wholeMillion = { divisor: 1e6, digits: 0 } as const;
const billion = { divisor: 1e9, digits: 2 } as const;

/**
 * How the business pages of each language write money. Spanish has no short word for a thousand millions: it goes on in
 * whole millions.
 */
const units: Record<Locale, Record<MoneyScale, Unit>> = {
  "en-US": {
    one: { ...one, pattern: "${n}", head: "$" },
    thousand: { ...thousand, pattern: "${n}K", head: "$K" },
    million: { ...million, pattern: "${n}M", head: "$M" },
    wholeMillion: { ...wholeMillion, pattern: "${n}M", head: "$M" },
    billion: { ...billion, pattern: "${n}B", head: "$B" },
  },
  "es-ES": {
    one: { ...one, pattern: "{n}\u00a0$", head: "$" },
    thousand: { ...thousand, pattern: "{n}\u00a0mil\u00a0$", head: "miles de $" },
    million: { ...million, pattern: "{n}\u00a0M$", head: "M$" },
    wholeMillion: { ...wholeMillion, pattern: "{n}\u00a0M$", head: "M$" },
    billion: { ...wholeMillion, pattern: "{n}\u00a0M$", head: "M$" },
  },
  "de-DE": {
    one: { ...one, pattern: "{n}\u00a0$", head: "$" },
    thousand: { ...thousand, pattern: "{n}\u00a0Tsd.\u00a0$", head: "Tsd. $" },
    million: { ...million, pattern: "{n}\u00a0Mio.\u00a0$", head: "Mio. $" },
    wholeMillion: { ...wholeMillion, pattern: "{n}\u00a0Mio.\u00a0$", head: "Mio. $" },
    billion: { ...billion, pattern: "{n}\u00a0Mrd.\u00a0$", head: "Mrd. $" },
  },
};

/** The scale in which one amount reads best: `$M` below a billion, thousands where millions would read 0.0. */
export function moneyScaleOf(dollars: number): MoneyScale {
  const size = Math.abs(dollars);
  if (size >= 999_950_000) return "billion";
  if (size >= 999_500) return "million";
  return size >= 1_000 ? "thousand" : "one";
}

/** How many amounts of a column may be too small for its unit: one in ten. */
const NEARLY_ALL = 0.9;

/** An amount is legible from here on: twenty times the last digit shown, so that rounding moves it by 2.5 % at most. */
const LEGIBLE_IN_BILLIONS = 200_000_000;
const LEGIBLE_IN_WHOLE_MILLIONS = 20_000_000;

/** Below this a column of millions with one decimal would show little more than its first digit. */
const FEW_MILLIONS = 10_000_000;

/**
 * The one unit of figures that are read against each other, in dollars. Billions and whole millions only where nearly all
 * the rows of every column stay legible in them; else millions with a decimal, or thousands where the largest is a few
 * millions. All figures of a unit have the same decimals, so that they stand below each other.
 */
export function columnScale(...columns: readonly (readonly (number | null)[])[]): MoneyScale {
  const sizes = columns.map((column) => column.flatMap((dollars) => (dollars ? [Math.abs(dollars)] : [])));
  const largest = sizes.flat().reduce((one, other) => Math.max(one, other), 0);
  const legible = (from: number) =>
    sizes.every((column) => column.filter((size) => size >= from).length >= column.length * NEARLY_ALL);

  if (largest < FEW_MILLIONS) return "thousand";
  if (moneyScaleOf(largest) === "million") return "million";
  if (legible(LEGIBLE_IN_BILLIONS)) return "billion";
  return legible(LEGIBLE_IN_WHOLE_MILLIONS) ? "wholeMillion" : "million";
}

/** The ways to write money in a language. */
export function moneyPatterns(locale: Locale) {
  const scales = units[locale];
  const inText = numberFormats(locale, "auto");
  // In a column "3.350" stands below "13.340", though Spanish prose writes "3350".
  const inColumn = numberFormats(locale, "always");

  const size = (dollars: number, scale: MoneyScale, numbers = inText) => {
    const { divisor, digits } = scales[scale];
    return numbers[digits].format(Math.abs(dollars) / divisor);
  };
  const smallest = (scale: MoneyScale) => scales[scale].divisor / 10 ** scales[scale].digits;
  const column = (dollars: number, scale: MoneyScale) =>
    // What would round to zero is not nothing, and a loss of it is no minus zero.
    dollars !== 0 && Math.abs(dollars) < smallest(scale) / 2
      ? signed(dollars, `<${size(smallest(scale), scale, inColumn)}`, "")
      : signed(dollars, size(dollars, scale, inColumn), "");
  const inline = (dollars: number, scale: MoneyScale) => scales[scale].pattern.replace("{n}", size(dollars, scale));

  return {
    inline: (dollars: number, scale: MoneyScale) => signed(dollars, inline(dollars, scale), ""),
    change: (dollars: number, scale: MoneyScale) => signed(dollars, inline(dollars, scale), "+"),
    exact: (dollars: number) => signed(dollars, inline(dollars, "one"), ""),
    number: column,
    /** Writes an amount of dollars with digits of the caller's choice. */
    place: (dollars: number, digits: (value: number) => string) =>
      signed(dollars, scales.one.pattern.replace("{n}", digits(Math.abs(dollars))), ""),
    head: (scale: MoneyScale) => scales[scale].head,
  };
}

function numberFormats(locale: Locale, useGrouping: "auto" | "always"): Record<Digits, Intl.NumberFormat> {
  const decimals = (digits: Digits) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping });
  return { 0: decimals(0), 1: decimals(1), 2: decimals(2) };
}

/** The sign before everything, and a minus as wide as the plus; what reads as zero has none. */
function signed(dollars: number, text: string, plus: "" | "+"): string {
  if (!/[1-9]/.test(text)) return text;
  if (dollars < 0) return `−${text}`;
  return dollars > 0 ? plus + text : text;
}
