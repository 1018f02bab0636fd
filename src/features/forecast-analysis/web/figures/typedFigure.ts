import type { Locale } from "#domain/taxonomy/name.ts";

/** The sign between thousands and the one before decimals. */
const SIGNS: Readonly<Record<Locale, readonly [group: string, decimal: string]>> = {
  "en-US": [",", "."],
  "es-ES": [".", ","],
  "de-DE": [".", ","],
};

const TIMES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mio: 1e6, b: 1e9, mrd: 1e9 };
const LARGEST = 1e13;

/**
 * A number as people type or paste it: `1,234.5`, `-3 %`, in Spanish and German `1.234,5`. Null for an empty cell, undefined for what is no
 * number. `1.5` is refused where the point stands between thousands: it could mean either.
 */
export function typedNumber(text: string, locale: Locale): number | null | undefined {
  const bare = text.replace(/[\s\u00a0\u202f$%]/g, "").replace("−", "-");
  if (bare === "" || bare === "–") return null;
  const [group, decimal] = SIGNS[locale];
  const form = new RegExp(`^([+-]?)(\\d{1,3}(?:\\${group}\\d{3})+|\\d+)?(?:\\${decimal}(\\d+))?$`);
  const found = form.exec(bare);
  if (!found || (found[2] === undefined && found[3] === undefined)) return undefined;
  const value = Number(`${(found[2] ?? "0").replaceAll(group, "")}.${found[3] ?? "0"}`);
  return found[1] === "-" ? -value : value;
}

/** Whole dollars typed in a cell of millions: `14300`, `14.3B`, `250m`, `900k`. Undefined also for less than nothing. */
export function typedMillions(text: string, locale: Locale): number | null | undefined {
  const bare = text.replace(/[\s$]/g, "");
  const [, figure = bare, unit = ""] = /^(.*?\d)(k|mio\.?|mrd\.?|m|b)?$/i.exec(bare) ?? [];
  const value = typedNumber(figure, locale);
  if (value === null || value === undefined) return value;
  const dollars = Math.round(value * (TIMES[unit.toLowerCase().replace(".", "")] ?? 1e6));
  return dollars >= 0 && dollars <= LARGEST ? dollars : undefined;
}

/** A typed percentage as a part of one. */
export function typedPercent(text: string, locale: Locale): number | null | undefined {
  const value = typedNumber(text, locale);
  return typeof value === "number" ? Math.round(value * 1e6) / 1e8 : value;
}

/** A number as it would be typed: no groups, as many decimals as it needs. */
export function plainNumber(value: number, decimals: number, locale: Locale): string {
  return String(Number(value.toFixed(decimals))).replace(".", SIGNS[locale][1]);
}
