import { LOCALES } from "#domain/taxonomy/name.ts";
import { plainName } from "#revisions/ingest/cells/plainName.ts";
import type { Row } from "#revisions/ingest/row.ts";

const DAY = /^(\d{4})-(\d{2})(?:-\d{2}(?:T[\d:]+)?)?$/;

const byName = new Map(
  LOCALES.flatMap((locale) =>
    (["long", "short"] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => [plainName(format.format(Date.UTC(2026, at, 1))), at + 1] as const);
    }),
  ),
);

/** The month of a cell: 3, March or a day such as 2026-03-01; null for the whole year, undefined after a problem has been noted. */
export function readMonth(row: Row, year: number | null): number | null | undefined {
  const text = row.text("month");
  if (text === null) return null;
  const day = DAY.exec(text);
  const month = day ? Number(day[2]) : (byName.get(plainName(text)) ?? (/^\d{1,2}$/.test(text) ? Number(text) : 0));
  if (month >= 1 && month <= 12 && (!day || Number(day[1]) === year)) return month;
  row.refuse("month", "bad-month", () =>
    day && year !== null && Number(day[1]) !== year
      ? `“${text}” does not lie in ${year}.`
      : `“${text}” is not a month. Write 1 to 12, its name, or a day such as 2026-03-01; leave it blank for the whole year.`,
  );
  return undefined;
}
