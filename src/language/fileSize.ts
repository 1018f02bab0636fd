import type { Formats } from "./format.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
const STEP = 1_000;

/** A file's size as people say it: `12 MB`, `1.4 GB`. */
export function fileSize({ locale }: Pick<Formats, "locale">, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const unit = UNITS[power] ?? "byte";
  const digits = unit === "gigabyte" ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: digits }).format(
    bytes / STEP ** power,
  );
}
