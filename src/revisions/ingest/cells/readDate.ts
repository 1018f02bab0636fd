import type { Row } from "../row.ts";

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** A year, a month or a day, `2025`, `2025-11` or `2025-11-26`; null for a blank cell or after a problem has been noted. */
export function readDate(
  row: Row,
  key: string,
  { required = false }: { readonly required?: boolean } = {},
): string | null {
  const text = required ? row.requiredText(key) : row.text(key);
  if (text === null) return null;
  const [, year, month = "01", day = "01"] = DATE.exec(text) ?? [];
  const date = year === undefined ? null : new Date(`${year}-${month}-${day}T00:00:00Z`);
  // A day that does not exist rolls over into the next month.
  if (date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)) return text;
  row.refuse(key, "bad-date", () => `“${text}” is not a date. Write 2025-11-26, or 2025-11, or 2025.`);
  return null;
}
