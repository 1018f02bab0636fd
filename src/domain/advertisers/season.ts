/** How a sub-vertical's spending spreads over the year: twelve parts of one, January first. */
export interface Season {
  readonly subVertical: string;
  readonly months: readonly number[];
  readonly source: string;
}

/** A month is hot from this part of the year on; an even year has 1/12, 8.3 %, in each. Radio Advertising Bureau's measure. */
export const HOT_MONTH = 0.09;
