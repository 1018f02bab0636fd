import type { Locale } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#language/format.ts";
import { instantInUtc } from "#language/instantInUtc.ts";
import type { ShownNumber } from "./shownNumber.ts";

/** How days are shown, months named in the language of the file whatever that of the reader's Office is. */
const DAYS: Readonly<Record<Locale, string>> = {
  "en-US": "[$-409]mmm d\\, yyyy",
  "es-ES": "[$-C0A]d mmm yyyy",
  "de-DE": "[$-407]dd.mm.yyyy",
};
const TIMES: Readonly<Record<Locale, string>> = {
  "en-US": '\\, h:mm AM/PM "UTC"',
  "es-ES": '\\, h:mm "UTC"',
  "de-DE": '\\, hh:mm "UTC"',
};
/** As API and CSV write days. */
const MACHINE_DAYS = "yyyy\\-mm\\-dd";

/** A day or an instant as ISO writes it. */
const ISO = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

const DAY = 86_400_000;
/** Spreadsheets count days from here; those before March 1900 they count unlike. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const EARLIEST = Date.UTC(1900, 2, 1);

/** A text that is a day, as a spreadsheet counts days; `text` is what screens show of it. Null for every other text. */
export function shownDate(value: string, text: string, locale: Locale): ShownNumber | null {
  if (!ISO.test(value)) return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  if (text === value) return value.length === 10 ? serial(date.getTime(), MACHINE_DAYS) : null;
  if (text === instantInUtc(value, locale))
    return serial(Math.floor(date.getTime() / 60_000) * 60_000, DAYS[locale] + TIMES[locale]);
  // Screens tell the day that it is where they are.
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return text === formatsFor(locale).date(value) ? serial(day, DAYS[locale]) : null;
}

function serial(instant: number, pattern: string): ShownNumber | null {
  return instant < EARLIEST ? null : { value: (instant - FIRST_DAY) / DAY, pattern };
}
