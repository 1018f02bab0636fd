import type { Formats } from "./format.ts";

const UNITS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
  { unit: "second", seconds: 1 },
] as const;

/** How long something took or takes, in the one unit that fits: `3 ms`, `45 sec`, `12 min`, `5 hr`, `3 days`. */
export function timeSpan({ locale }: Pick<Formats, "locale">, seconds: number): string {
  const fitting = UNITS.find((each) => seconds >= each.seconds * 2) ?? (seconds >= 1 ? UNITS[3] : null);
  const format = (unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 0 });
  return fitting
    ? format(fitting.unit).format(Math.floor(seconds / fitting.seconds))
    : format("millisecond").format(Math.round(seconds * 1_000));
}
