/** When something comes again, by the clock of a time zone. `at` is `HH:MM`. */
export type Recurrence =
  | { readonly every: "day"; readonly at: string }
  /** 1 is Monday. */
  | { readonly every: "week"; readonly day: number; readonly at: string }
  /** The last day of a shorter month where the day is beyond it. */
  | { readonly every: "month"; readonly day: number; readonly at: string };

const DAY_MS = 86_400_000;
/** A month's day may have just been: the next is at most a long month further on. */
const LONGEST_WAIT_DAYS = 63;

/**
 * The first moment after another one at which it comes again. A clock time that the change to summer time leaves out comes as much
 * later as the clock was put forward; one that the change back repeats comes the first time only.
 *
 * @param zone IANA name, such as `America/Chicago`
 */
export function nextOccurrence(recurrence: Recurrence, zone: string, after: Date): Date {
  const clock = clockOf(zone);
  const today = Math.floor(clock(after.getTime()) / DAY_MS) * DAY_MS;
  // A zone's offset may change by a day at most: yesterday's clock time can still lie ahead.
  for (let days = -1; days <= LONGEST_WAIT_DAYS; days++) {
    const day = today + days * DAY_MS;
    if (!comesOn(recurrence, new Date(day))) continue;
    const moment = momentOf(clock, day + timeOfDay(recurrence.at));
    if (moment > after.getTime()) return new Date(moment);
  }
  throw new RangeError(`${JSON.stringify(recurrence)} never comes.`);
}

/** Whether a time zone is known by this name. */
export function isTimeZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

function comesOn(recurrence: Recurrence, day: Date): boolean {
  if (recurrence.every === "day") return true;
  if (recurrence.every === "week") return (day.getUTCDay() || 7) === recurrence.day;
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  return day.getUTCDate() === Math.min(recurrence.day, last);
}

function timeOfDay(at: string): number {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/** What the clocks of a zone show at a moment, as though they showed UTC; milliseconds since 1970, to the second. */
type Clock = (moment: number) => number;

function clockOf(zone: string): Clock {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (moment) => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}

/** The moment at which the clocks show something for the first time. */
function momentOf(clock: Clock, shown: number): number {
  const offsetAt = (moment: number) => clock(moment) - moment;
  const before = shown - offsetAt(shown - DAY_MS);
  const behind = shown - offsetAt(shown + DAY_MS);
  const shows = [before, behind].filter((moment) => clock(moment) === shown);
  return shows.length > 0 ? Math.min(...shows) : before;
}
