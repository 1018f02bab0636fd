export const OFFICES = ["president", "senate", "governor", "house", "other"] as const;
export type Office = (typeof OFFICES)[number];

/** How open a race is, from the closest to the surest. */
export const RATINGS = ["tossup", "lean", "likely", "safe"] as const;
export type Rating = (typeof RATINGS)[number];

/** An election that is advertised for. */
export interface Race {
  readonly year: number;
  readonly office: Office;
  /** Postal code. */
  readonly state: string;
  /** Of the House, or what tells two races for one office apart; null where there is one race. */
  readonly district: string | null;
  /** Null where nobody rated it. */
  readonly rating: Rating | null;
  readonly source: string;
}
