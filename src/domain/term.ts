/** The days of a customer's contract, as calendar dates such as `2026-11-20`; null is open. */
export interface ContractDays {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** From when until when a contract runs, in milliseconds since 1970. */
export interface Term {
  readonly firstDay: string | null;
  readonly begins: number;
  /** The first moment after the last day. */
  readonly ends: number;
}

const HOUR_MS = 3_600_000;
/** Where a day begins first on earth, and where it ends last, in hours from UTC. */
const FIRST_DAWN = 14;
const LAST_DUSK = 12;

/** A contract runs as long as it is one of its days anywhere on earth, so that nobody is shut out on a day that was paid for. */
export function termOf({ startsOn, endsOn }: ContractDays): Term {
  return {
    firstDay: startsOn,
    begins: startsOn === null ? Number.NEGATIVE_INFINITY : Date.parse(startsOn) - FIRST_DAWN * HOUR_MS,
    ends: endsOn === null ? Number.POSITIVE_INFINITY : Date.parse(endsOn) + (24 + LAST_DUSK) * HOUR_MS,
  };
}
