import type { AlertKind } from "./alertRule.ts";

/** What an alert is about. */
export interface AlertSubject {
  readonly kind: "all" | "vertical" | "subVertical";
  /** `all`, or the id of a vertical or sub-vertical. */
  readonly id: string;
}

/** All that is said of an alert, as figures: a sentence, a row and a mail are made of it. */
export interface AlertFacts {
  readonly kind: AlertKind;
  /** When it is news once: `r12` for a revision, `2026-03` for a month of the calendar. */
  readonly occasion: string;
  readonly market: string;
  readonly subject: AlertSubject;
  readonly medium: string | null;
  /** The year of `after`. */
  readonly year: number;
  /** 1–12 for what comes with the calendar, else null. */
  readonly month: number | null;
  /** Dollars; shares as parts of one for a share and a season; ranks for a rank. */
  readonly before: number;
  readonly after: number;
  /** By how much: a part of one for growth, revision and share, dollars, places climbed, or days ahead. */
  readonly value: number;
  /** The course of it: one figure a year or, for the calendar, a month; null is "no data". */
  readonly spark: readonly (number | null)[];
  /** The place of `after` in `spark`. */
  readonly sparkAt: number;
}
