import type { Locale } from "#domain/taxonomy/name.ts";

/** The sign between thousands and the one before cents. */
const SIGNS: Readonly<Record<Locale, readonly [group: string, decimal: string]>> = {
  "en-US": [",", "."],
  "es-ES": [".", ","],
  "de-DE": [".", ","],
};

const TIMES: Readonly<Record<string, number>> = { "": 1, k: 1_000, m: 1_000_000 };
const LARGEST = 1e12;

/**
 * Whole dollars as people type or paste them: `$1,234.50`, `250k`, in Spanish and German `1.234,50`. Null for an empty cell, undefined for
 * what is no amount. `1.5` is refused where the point stands between thousands: it could mean either.
 */
export function typedDollars(text: string, locale: Locale): number | null | undefined {
  const [group, decimal] = SIGNS[locale];
  const bare = text.replace(/[\s\u00a0\u202f$]|USD/g, "");
  if (bare === "" || bare === "–") return null;
  const form = new RegExp(`^(\\d{1,3}(?:\\${group}\\d{3})+|\\d+)(?:\\${decimal}(\\d+))?([km]?)$`, "i");
  const found = form.exec(bare);
  if (!found) return undefined;
  const [, whole = "", cents = "", unit = ""] = found;
  const dollars = Math.round(
    Number(`${whole.replaceAll(group, "")}.${cents || "0"}`) * (TIMES[unit.toLowerCase()] ?? 1),
  );
  return dollars <= LARGEST ? dollars : undefined;
}
