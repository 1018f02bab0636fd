import type { Locale } from "#domain/taxonomy/name.ts";
import type { MoneyScale } from "#language/money.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";

/** How each unit of money is written, with commas that divide by thousands, and the smallest amount other than zero that it shows. */
const SCALES: Readonly<Record<MoneyScale, { readonly digits: string; readonly smallest: number }>> = {
  one: { digits: "#,##0", smallest: 1 },
  thousand: { digits: "#,##0,", smallest: 1_000 },
  million: { digits: "#,##0.0,,", smallest: 100_000 },
  wholeMillion: { digits: "#,##0,,", smallest: 1_000_000 },
  billion: { digits: "#,##0.00,,,", smallest: 10_000_000 },
};

/** Spanish has no word for a thousand millions and stays with millions. */
const scaleOf = (scale: MoneyScale, locale: Locale) =>
  SCALES[scale === "billion" && locale === "es-ES" ? "wholeMillion" : scale];

/** A number other than zero that would read as nothing: screens then say `<0.1`, or zero without a sign. */
function readsAsNothing(value: number, format: NumberFormat, locale: Locale): boolean {
  const size = Math.abs(value);
  return size > 0 && size < smallestShown(format, locale) / 2;
}

function smallestShown(format: NumberFormat, locale: Locale): number {
  switch (format.kind) {
    case "money":
      return scaleOf(format.scale, locale).smallest;
    case "perCapita":
      return 0.01;
    case "share":
    case "growth":
    case "points":
      return 0.001;
    case "finePoints":
      return 0.0001;
    default:
      return 1;
  }
}

const PERCENT: Readonly<Record<Locale, string>> = { "en-US": "%", "es-ES": "\u00a0%", "de-DE": "\u00a0%" };
const POINTS: Readonly<Record<Locale, string>> = { "en-US": "pp", "es-ES": "puntos", "de-DE": "Prozentpunkte" };
const RANK: Readonly<Record<Locale, string>> = { "en-US": "#", "es-ES": "n.º\u00a0", "de-DE": "Nr.\u00a0" };

const patterns = new WeakMap<NumberFormat, Map<Locale, string>>();

/**
 * A format as Office has it, for numbers that are stored exactly: whole dollars, parts of one, and percentage points as such.
 * Separators follow the language of the reader's Office; digits, units and signs are those of the screen.
 */
export function numberPattern(format: NumberFormat, locale: Locale): string {
  const known = patterns.get(format) ?? new Map<Locale, string>();
  patterns.set(format, known);
  let pattern = known.get(locale);
  if (pattern === undefined) {
    pattern = makePattern(format, locale);
    known.set(locale, pattern);
  }
  return pattern;
}

function makePattern(format: NumberFormat, locale: Locale): string {
  const percent = PERCENT[locale];
  switch (format.kind) {
    case "money": {
      const { digits } = scaleOf(format.scale, locale);
      return `${digits};−${digits};"–"`;
    }
    case "perCapita": {
      const number = locale === "en-US" ? '"$"#,##0.00' : '#,##0.00"\u00a0$"';
      return `${number};−${number}`;
    }
    case "share":
      return `0.0${percent};−0.0${percent}`;
    case "growth":
      return `+0.0${percent};−0.0${percent};0.0${percent}`;
    case "points":
      return `+0.0"\u00a0${POINTS[locale]}";−0.0"\u00a0${POINTS[locale]}";0.0"\u00a0${POINTS[locale]}"`;
    case "finePoints":
      return "+0.00;−0.00;0.00";
    case "rank":
      return `"${RANK[locale]}"#,##0`;
    default:
      return "#,##0;−#,##0";
  }
}

/** Growth to ten times as much and more is written without tenths. */
const MANIFOLD = 10;

/** More decimals than this say nothing of an estimate. */
const MOST_DECIMALS = 12;

/**
 * The pattern that shows this very number as screens do. One that they round to nothing, such as `<0.1`, is shown with as many decimals as
 * it takes to see it: a pattern that says a fixed text would say it of every number that is typed over it.
 */
export function patternShowing(format: NumberFormat, value: number, locale: Locale): string {
  const usual = numberPattern(format, locale);
  if (readsAsNothing(value, format, locale)) return finer(usual, smallestShown(format, locale) / 2 / Math.abs(value));
  if (format.kind === "growth" && Math.abs(value) >= MANIFOLD) {
    return `+#,##0${PERCENT[locale]};−#,##0${PERCENT[locale]}`;
  }
  return usual;
}

/** A pattern with enough decimals more for a number that is so many times too small for it. */
function finer(pattern: string, times: number): string {
  const more = Math.ceil(Math.log10(times) - 1e-9);
  return more > MOST_DECIMALS ? pattern : pattern.replace(DIGITS, (whole, some = ".") => `0${some}${"0".repeat(more)}`);
}

/** The last digit before the decimal point, and the decimals there are. */
const DIGITS = /0(\.0+)?(?![.\d])/g;

/** What a cell holds of a number: percentage points are points, everything else is as it is. */
export function heldNumber(format: NumberFormat, value: number): number {
  return format.kind === "points" || format.kind === "finePoints" ? Number((value * 100).toPrecision(15)) : value;
}
