import { percent as percentOf } from "#domain/figures/rounded.ts";
import type { Locale, Names } from "#domain/taxonomy/name.ts";
import { type MoneyScale, moneyPatterns, moneyScaleOf } from "./money.ts";

/** Everything a screen, chart or file needs to write numbers in one language; null always reads "n/a". */
export interface Formats {
  readonly locale: Locale;
  /** `$340K`, `$12.3M`, `$1.23B`: no more digits than an estimate deserves. */
  money(dollars: number | null): string;
  /** The same with a sign, for differences: `+$1.2M`, `−$0.4M`. */
  moneyChange(dollars: number | null): string;
  /** `$12,345,678`: for tooltips. */
  dollars(dollars: number | null): string;
  /** The unit for a column's head: `$M`. */
  moneyHead(scale: MoneyScale): string;
  /** The number below such a head: `12.3`; zero is a dash, since it differs from "n/a". */
  moneyIn(scale: MoneyScale, dollars: number | null): string;
  /** A part of one: `0.123` reads `12.3%`. */
  share(part: number | null): string;
  /** A percentage already rounded to tenths: `12.3` reads `12.3%`. */
  percent(percent: number | null): string;
  /** A change as part of one, with sign: `+11.2%`. */
  growth(part: number | null): string;
  /** A difference of two parts of one, in percentage points: `+2.1 pp`. */
  points(part: number | null): string;
  /** 100 is the nation's average. */
  index(index: number | null): string;
  /** Dollars per person: `$123.45`. */
  perCapita(dollars: number | null): string;
  /** A factor, weight or exponent to six digits: `0.0231457`. */
  factor(value: number): string;
  /** `#7`. */
  rank(rank: number | null): string;
  /** A calendar year, never grouped. */
  year(year: number): string;
  /** Persons, homes, counties: `1,234,567`. */
  count(count: number | null): string;
  /** Persons in prose: `8.2 million`. */
  people(count: number | null): string;
  /** A month of the year, 1–12: `Mar`. */
  month(month: number): string;
  /** The same in prose: `March`. */
  monthName(month: number): string;
  /** The day of an ISO instant: `Mar 4, 2026`. */
  date(instant: string): string;
  /** Day and time of an ISO instant where the reader is: `Mar 4, 2026, 2:30 PM`. */
  instant(instant: string): string;
  /** The time of an ISO instant where the reader is: `2:30 PM`. */
  time(instant: string): string;
  /** `a, b, and c`. */
  list(items: readonly string[]): string;
  /** A name of the taxonomy in this language. */
  name(names: Names): string;
  /** For sorting names as a reader of this language expects. */
  compare(a: string, b: string): number;
}

const notAvailable: Names = { "en-US": "n/a", "es-ES": "n. d.", "de-DE": "k. A." };
const ranked: Names = { "en-US": "#", "es-ES": "n.º ", "de-DE": "Nr. " };
const points: Names = { "en-US": "pp", "es-ES": "puntos", "de-DE": "Prozentpunkte" };

/** Growth to ten times as much and more needs no tenths of a percent. */
const MANIFOLD = 10;

const cache = new Map<Locale, Formats>();

/** The formats of a language, made once. */
export function formatsFor(locale: Locale): Formats {
  let formats = cache.get(locale);
  if (!formats) {
    formats = makeFormats(locale);
    cache.set(locale, formats);
  }
  return formats;
}

function makeFormats(locale: Locale): Formats {
  const missing = notAvailable[locale];
  const decimals = (digits: number, more: Intl.NumberFormatOptions = {}) => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...more,
    });
    return (value: number) => realMinus(format.format(value));
  };
  const whole = decimals(0);
  const percent = decimals(1, { style: "percent" });
  const growth = decimals(1, { style: "percent", signDisplay: "exceptZero" });
  const manifold = decimals(0, { style: "percent", signDisplay: "exceptZero" });
  const signed = decimals(1, { signDisplay: "exceptZero" });
  const cents = decimals(2);
  const precise = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
  const prose = new Intl.NumberFormat(locale, {
    notation: "compact",
    compactDisplay: "long",
    maximumSignificantDigits: 3,
  });
  const money = moneyPatterns(locale);
  const month = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const monthName = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const list = new Intl.ListFormat(locale);
  const collator = new Intl.Collator(locale, { numeric: true });
  const given = (format: (value: number) => string) => (value: number | null) =>
    value === null ? missing : format(value);

  return {
    locale,
    money: given((dollars) => money.inline(dollars, moneyScaleOf(dollars))),
    moneyChange: given((dollars) => money.change(dollars, moneyScaleOf(dollars))),
    dollars: given((dollars) => money.exact(dollars)),
    moneyHead: (scale) => money.head(scale),
    moneyIn: (scale, dollars) => (dollars === null ? missing : dollars === 0 ? "–" : money.number(dollars, scale)),
    share: given(percent),
    percent: given((value) => percent(value / 100)),
    growth: given((part) => (Math.abs(part) >= MANIFOLD ? manifold(part) : growth(part))),
    points: given((part) => `${signed(percentOf(part) ?? part)}\u00a0${points[locale]}`),
    index: given(whole),
    perCapita: given((dollars) => money.place(dollars, cents)),
    factor: (value) => realMinus(precise.format(value)),
    rank: given((rank) => ranked[locale] + whole(rank)),
    year: String,
    count: given(whole),
    people: given((count) => (count < 1_000_000 ? whole(count) : prose.format(count))),
    month: (number) => month.format(Date.UTC(2000, number - 1, 1)),
    monthName: (number) => monthName.format(Date.UTC(2000, number - 1, 1)),
    date: (instant) => day.format(new Date(instant)),
    instant: (instant) => moment.format(new Date(instant)),
    time: (instant) => time.format(new Date(instant)),
    list: (items) => list.format(items),
    name: (names) => names[locale],
    compare: (a, b) => collator.compare(a, b),
  };
}

/** Intl writes a hyphen; a figure deserves a minus as wide as the plus, and what reads as zero deserves none. */
function realMinus(text: string): string {
  return text.replace("-", /[1-9]/.test(text) ? "−" : "");
}
