export const OFFICES = ["president", "senate", "governor", "house", "other"] as const;
export type Office = (typeof OFFICES)[number];

/** How open a race is, as those who rate races say it. */
export const RATINGS = ["tossup", "lean", "likely", "safe"] as const;
export type Rating = (typeof RATINGS)[number];

/** An election of a year in a state; of a president there is one in every state. */
export interface Race {
  readonly year: number;
  readonly office: Office;
  /** Postal code. */
  readonly state: string;
  /** Of the House; null elsewhere. */
  readonly district: string | null;
  /** Null where nobody has rated it yet. */
  readonly rating: Rating | null;
}
