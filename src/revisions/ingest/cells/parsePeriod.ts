import { FIRST_YEAR, LAST_YEAR } from "./parseYear.ts";

export const PERIOD_KINDS = ["month", "quarter", "week"] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** A stretch of time that an amount is for. Days are ISO texts, without a time or a zone. */
export interface Period {
  readonly kind: PeriodKind;
  readonly firstDay: string;
  /** The first day after it. */
  readonly endDay: string;
  /** The year and quarter that it counts in; a week counts where its Thursday lies, as ISO 8601 has it. */
  readonly year: number;
  readonly quarter: number;
}

const DAY_MS = 86_400_000;
const MONTH = /^(\d{4})-(\d{2})$/;
const QUARTER = /^(?:(\d{4})[ -]?Q([1-4])|Q([1-4])[ -](\d{4}))$/i;
const WEEK = /^(\d{4})-?W(\d{2})$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `2025-07`, `2025-Q3` or `Q3 2025`, `2025-W27`, or the Monday that a week begins on; null for anything else. */
export function parsePeriod(cell: string): Period | null {
  const text = cell.trim();
  const [, monthYear, month] = MONTH.exec(text) ?? [];
  if (monthYear !== undefined) return months("month", Number(monthYear), Number(month), 1);
  const quarter = QUARTER.exec(text);
  if (quarter) {
    const [, year, number, earlyNumber, lateYear] = quarter;
    return months("quarter", Number(year ?? lateYear), (Number(number ?? earlyNumber) - 1) * 3 + 1, 3);
  }
  const [, weekYear, week] = WEEK.exec(text) ?? [];
  if (weekYear !== undefined) return isoWeek(Number(weekYear), Number(week));
  return DAY.test(text) ? weekFrom(new Date(`${text}T00:00:00Z`), text) : null;
}

function months(kind: PeriodKind, year: number, month: number, length: number): Period | null {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return null;
  return {
    kind,
    firstDay: dayOf(new Date(Date.UTC(year, month - 1, 1))),
    endDay: dayOf(new Date(Date.UTC(year, month - 1 + length, 1))),
    year,
    quarter: Math.ceil(month / 3),
  };
}

function isoWeek(year: number, week: number): Period | null {
  if (week < 1 || week > 53) return null;
  // The fourth of January lies in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4));
  const firstMonday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
  const found = weekFrom(new Date(firstMonday + (week - 1) * 7 * DAY_MS));
  return found?.year === year ? found : null;
}

function weekFrom(monday: Date, asWritten?: string): Period | null {
  // A day that does not exist rolls over into the next month.
  if (Number.isNaN(monday.getTime()) || monday.getUTCDay() !== 1) return null;
  if (asWritten !== undefined && dayOf(monday) !== asWritten) return null;
  const thursday = new Date(monday.getTime() + 3 * DAY_MS);
  const year = thursday.getUTCFullYear();
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  return {
    kind: "week",
    firstDay: dayOf(monday),
    endDay: dayOf(new Date(monday.getTime() + 7 * DAY_MS)),
    year,
    quarter: Math.floor(thursday.getUTCMonth() / 3) + 1,
  };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
