import type { Locale } from "#domain/taxonomy/name.ts";

/** What numbers are divided by when they are written, and how patterns divide. */
const DIVISORS = [
  { divisor: 1, commas: "" },
  { divisor: 1e3, commas: "," },
  { divisor: 1e6, commas: ",," },
  { divisor: 1e9, commas: ",,," },
] as const;

/**
 * The pattern that writes a number as a text has it: with its sign and decimals, in thousands, millions or billions, between the letters
 * that stand around it, such as `+$3.7M`. Any other number in its place is shown as itself, in the same unit. A section for each sign and none
 * with a condition: office programs do not agree on who writes the sign there. Null: no pattern writes that text.
 */
export function writtenPattern(value: number, text: string, locale: Locale): string | null {
  const decimals = (locale === "en-US" ? /\.(\d+)\D*$/ : /,(\d+)\D*$/).exec(text)?.[1]?.length ?? 0;
  const size = text.includes("%") ? Math.abs(value) * 100 : Math.abs(value);
  for (const { divisor, commas } of DIVISORS) {
    const around = lettersAround(size / divisor, text, decimals, locale);
    if (!around) continue;
    const [before, after] = around;
    const sign = /^[+−-]/.exec(before)?.[0] ?? "";
    const digits = `#,##0${decimals > 0 ? `.${"0".repeat(decimals)}` : ""}${commas}`;
    const whole = letters(before.slice(sign.length)) + digits + letters(after);
    const plus = sign === "+" ? "+" : "";
    return value < 0 && sign === "" ? `${whole};${whole}` : `${plus}${whole};−${whole};${whole}`;
  }
  return null;
}

/** What stands before and behind a number in a text, its groups marked or not; null where the text does not have it, or another one beside it. */
function lettersAround(
  size: number,
  text: string,
  decimals: number,
  locale: Locale,
): readonly [before: string, after: string] | null {
  for (const useGrouping of ["always", false] as const) {
    const number = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping,
    }).format(size);
    const [before, after, ...more] = text.split(number);
    if (before !== undefined && after !== undefined && more.length === 0 && !/\d/.test(before + after))
      return [before, after];
  }
  return null;
}

/** Letters as a pattern has them; a sign of percent multiplies by a hundred. */
const letters = (text: string): string =>
  text
    .split("%")
    .map((part) => (part === "" ? "" : `"${part.replaceAll('"', "”")}"`))
    .join("%");
