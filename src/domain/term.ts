/** The days of a customer's contract, as calendar dates such as `2026-11-20`; null is open. */
export interface ContractDays {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** From when until when a contract runs, in milliseconds since 1970. */
export interface Term {
  readonly begins: number;
  /** The first moment after the last day. */
  readonly ends: number;
}

const DAY_MS = 24 * 3_600_000;

/** A contract runs from the beginning of its first day to the end of its last one, in UTC. */
export function termOf({ startsOn, endsOn }: ContractDays): Term {
  return {
    begins: startsOn === null ? Number.NEGATIVE_INFINITY : Date.parse(startsOn),
    ends: endsOn === null ? Number.POSITIVE_INFINITY : Date.parse(endsOn) + DAY_MS,
  };
}
