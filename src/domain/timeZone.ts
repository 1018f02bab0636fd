/** Whether a name is one of the time zones of the world, such as `America/Chicago`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** What the clocks of a time zone show. */
export interface LocalTime {
  /** `2026-02-14`. */
  readonly day: string;
  /** 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** 0–23. */
  readonly hour: number;
}

/** What the clocks of a time zone show at an instant, in milliseconds since 1970. */
export function localTime(instant: number, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  const day = `${part("year")}-${part("month")}-${part("day")}`;
  return { day, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7, hour: Number(part("hour")) };
}
