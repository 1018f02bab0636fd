/** What a start can see of the machine. */
export interface Machine {
  /** Bytes that the machine or the container gives. */
  readonly memory: number;
  readonly now: Date;
  /** The store's clock. */
  readonly storeNow: Date;
  /** When the store's schema was last changed; null in an empty store. */
  readonly lastMigration: Date | null;
}

/** While the embedded store takes in the sample set, 1.25 GB were measured at the highest; afterwards 0.8. */
const ENOUGH_MEMORY = 1_400_000_000;
const MOST_APART_MS = 60_000;
const MINUTE_MS = 60_000;

/** What an operator should know of a machine before relying on it, a sentence each with what to do. Nothing of it stops a start. */
export function machineWarnings({ memory, now, storeNow, lastMigration }: Machine): string[] {
  const apart = Math.abs(now.getTime() - storeNow.getTime());
  const before = lastMigration ? lastMigration.getTime() - now.getTime() : 0;
  return [
    ...(memory < ENOUGH_MEMORY
      ? [
          `There are ${Math.floor(memory / 1e6)} MB of memory for the product. It needs 1.4 GB, and may be ended by the system with less; give it more, or keep imports and reports small.`,
        ]
      : []),
    ...(apart > MOST_APART_MS
      ? [
          `The clocks of this machine (${now.toISOString()}) and of the store (${storeNow.toISOString()}) differ by more than a minute. Sign-ins may be refused and schedules run at the wrong time: switch time synchronisation on.`,
        ]
      : []),
    ...(before > MINUTE_MS
      ? [
          `This machine's clock says ${now.toISOString()}, but the store was changed at ${lastMigration?.toISOString()}. The clock is behind: set it, or sign-ins will be refused.`,
        ]
      : []),
  ];
}
