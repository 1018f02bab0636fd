/** The year in which the pandemic closed shops, venues and roads for months. */
export const PANDEMIC_YEAR = 2020;

/** What is known of a year that a reader of figures over years should not have to guess. */
export type YearEvent = "pandemic" | "presidential" | "midterms" | "currentYear";

export interface EventOfYear {
  readonly year: number;
  readonly event: YearEvent;
}

export interface EventsAsked {
  /** Elections explain nothing where political money is not among the figures, and the pandemic nothing where they are of nothing else. */
  readonly money: "all" | "core" | "political";
  /** That of the edition, which is under way. */
  readonly currentYear: number;
}

/**
 * The events of these years, one for each at most, in the order of the years: what has happened before what comes round. Every chart
 * over years, on screens and in files, is annotated from here; estimates read on past the pandemic by the same year.
 */
export function eventsIn(years: readonly number[], asked: EventsAsked): EventOfYear[] {
  return years.flatMap((year) => {
    const event = eventOf(year, asked);
    return event ? [{ year, event }] : [];
  });
}

function eventOf(year: number, { money, currentYear }: EventsAsked): YearEvent | null {
  if (year === PANDEMIC_YEAR && money !== "political") return "pandemic";
  if (year % 2 === 0 && money !== "core") return year % 4 === 0 ? "presidential" : "midterms";
  return year === currentYear ? "currentYear" : null;
}
