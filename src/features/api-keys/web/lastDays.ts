const DAY_MS = 24 * 3_600_000;

export interface LastDays {
  readonly first: string;
  readonly last: string;
  /** What a new key starts with: long enough for a season's work. */
  readonly usual: string;
}

/** Days in UTC, as the API counts them, on which a key made now may end. */
export function lastDays(now: Date): LastDays {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return { first: after(0), last: after(365), usual: after(90) };
}
