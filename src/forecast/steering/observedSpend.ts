/** What was seen of one market or sub-vertical. */
export interface Seen {
  /** Only how dollars relate to each other counts. */
  readonly dollars: number;
  /**
   * How many amounts of equal size, each of a quarter, the dollars are worth: few large ones tell less of a share than many small ones, and one quarter
   * less than four. See `docs/ad-intel.md`.
   */
  readonly amounts: number;
}

/** What an outside service saw advertisers spend on one medium in one year, whole US dollars of that year. It never sees everything. */
export interface ObservedSpend {
  readonly medium: string;
  readonly year: number;
  /** An id that is missing, or has nothing, says nothing. */
  readonly byMarket: ReadonlyMap<string, Seen>;
  readonly bySubVertical: ReadonlyMap<string, Seen>;
}

/** Observed spend, and how far it is believed. */
export interface ObservedEvidence {
  /** At most one of a medium and year. */
  readonly spend: readonly ObservedSpend[];
  /** By medium, 0–1: 0 leaves our estimate as it is, 1 knows no error of the source but chance. A medium that is missing counts as 0. */
  readonly reliability: Readonly<Record<string, number>>;
}

/** What is observed of a medium that comes nearest to a year, the earlier one of two; null where nothing is. */
export function observedNear(spend: readonly ObservedSpend[], medium: string, year: number): ObservedSpend | null {
  const distance = (one: ObservedSpend) => Math.abs(one.year - year) + (one.year > year ? 0.5 : 0);
  return spend
    .filter((one) => one.medium === medium)
    .reduce<ObservedSpend | null>((near, one) => (near && distance(near) <= distance(one) ? near : one), null);
}
