import type { Locale } from "#domain/taxonomy/name.ts";

/** How large the unit is in which money is written. */
export type MoneyScale = "one" | "thousand" | "million" | "billion";

interface Unit {
  readonly divisor: number;
  readonly digits: number;
  /** `{n}` is the number; the sign stands before everything. */
  readonly pattern: string;
  readonly head: string;
  /** Only for whole numbers: round to tens, hundreds … */
  readonly increment?: 10;
}

const one = { divisor: 1, digits: 0 };
const thousand = { divisor: 1e3, digits: 0 };
const million = { divisor: 1e6, digits: 1 };
const billion = { divisor: 1e9, digits: 2 };

/**
 * How the business pages of each language write money. Spanish has no short word for a thousand millions: it goes on in
 * millions, rounded to tens, which is the precision of "1.23B".
 */
const units: Record<Locale, Record<MoneyScale, Unit>> = {
  "en-US": {
    one: { ...one, pattern: "${n}", head: "$" },
    thousand: { ...thousand, pattern: "${n}K", head: "$K" },
    million: { ...million, pattern: "${n}M", head: "$M" },
    billion: { ...billion, pattern: "${n}B", head: "$B" },
  },
  "es-ES": {
    one: { ...one, pattern: "{n}\u00a0$", head: "$" },
    thousand: { ...thousand, pattern: "{n}\u00a0mil\u00a0$", head: "miles de $" },
    million: { ...million, pattern: "{n}\u00a0M$", head: "M$" },
    billion: { divisor: 1e6, digits: 0, increment: 10, pattern: "{n}\u00a0M$", head: "M$" },
  },
  "de-DE": {
    one: { ...one, pattern: "{n}\u00a0$", head: "$" },
    thousand: { ...thousand, pattern: "{n}\u00a0Tsd.\u00a0$", head: "Tsd. $" },
    million: { ...million, pattern: "{n}\u00a0Mio.\u00a0$", head: "Mio. $" },
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

/** The scale of a whole column: that of its largest amount, at least thousands. */
export function moneyScale(column: Iterable<number | null>): MoneyScale {
  let largest = 1_000;
  for (const dollars of column) if (dollars !== null) largest = Math.max(largest, Math.abs(dollars));
  return moneyScaleOf(largest);
}

/** The ways to write money in a language. */
export function moneyPatterns(locale: Locale) {
  const scales = units[locale];
  const numberFormat = ({ digits, increment }: Unit) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...(increment && { roundingIncrement: increment }),
    });
  const numbers: Record<MoneyScale, Intl.NumberFormat> = {
    one: numberFormat(scales.one),
    thousand: numberFormat(scales.thousand),
    million: numberFormat(scales.million),
    billion: numberFormat(scales.billion),
  };

  const size = (dollars: number, scale: MoneyScale) => numbers[scale].format(Math.abs(dollars) / scales[scale].divisor);
  const inline = (dollars: number, scale: MoneyScale) => scales[scale].pattern.replace("{n}", size(dollars, scale));

  return {
    inline: (dollars: number, scale: MoneyScale) => signed(dollars, inline(dollars, scale), ""),
    change: (dollars: number, scale: MoneyScale) => signed(dollars, inline(dollars, scale), "+"),
    exact: (dollars: number) => signed(dollars, inline(dollars, "one"), ""),
    number: (dollars: number, scale: MoneyScale) => signed(dollars, size(dollars, scale), ""),
    /** Writes an amount of dollars with digits of the caller's choice. */
    place: (dollars: number, digits: (value: number) => string) =>
      signed(dollars, scales.one.pattern.replace("{n}", digits(Math.abs(dollars))), ""),
    head: (scale: MoneyScale) => scales[scale].head,
  };
}

/** The sign before everything, and a minus as wide as the plus. */
function signed(dollars: number, text: string, plus: "" | "+"): string {
  if (dollars < 0) return `−${text}`;
  return dollars > 0 ? plus + text : text;
}
