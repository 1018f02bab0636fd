import type { TFunction } from "i18next";
import type { Formats } from "#language/format.ts";
import type { ReportSchedule } from "../../contract/reportSchemas.ts";

/** When a report runs next, in a word or two; empty without a schedule. */
export function nextRunText(schedule: ReportSchedule | null, text: TFunction, formats: Formats): string {
  if (!schedule) return "";
  if (schedule.pausedAt) return text("customReports.schedule.pausedShort");
  return schedule.nextAt ? formats.instant(schedule.nextAt) : text("customReports.schedule.every.release");
}

/** How a schedule comes again, as a sentence. */
export function recurrenceText(
  { recurrence }: Pick<ReportSchedule, "recurrence">,
  text: TFunction,
  formats: Formats,
): string {
  if (!recurrence) return text("customReports.schedule.sentence.release");
  const { every } = recurrence;
  const at = clockText(recurrence.at, formats);
  switch (every) {
    case "day":
      return text("customReports.schedule.sentence.day", { at });
    case "week":
      return text("customReports.schedule.sentence.week", { day: weekdayName(recurrence.day, formats), at });
    default:
      return text("customReports.schedule.sentence.month", { day: recurrence.day, at });
  }
}

/** A time of day such as `07:00`, as the reader's clock shows it. */
function clockText(at: string, { locale }: Formats): string {
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return clock.format(Date.UTC(2024, 0, 1, hour, minute));
}

/** 1 is Monday. */
export function weekdayName(day: number, { locale }: Formats): string {
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, day));
}
