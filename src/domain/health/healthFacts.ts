/** What a process can tell of how it and its surroundings are. Times are seconds, sizes bytes. */
export interface HealthFacts {
  readonly store: {
    readonly bytes: number;
    readonly seconds: number;
    /** Of all who use that PostgreSQL; null for the embedded store, which has none. */
    readonly connections: { readonly open: number; readonly most: number } | null;
  };
  /** Null while nothing is published. */
  readonly edition: { readonly sample: boolean } | null;
  readonly memory: {
    /** In use by this process. */
    readonly used: number;
    /** What the machine or the container gives it. */
    readonly most: number;
    /** How long the process was held at most, in 99 of 100 looks of the last minute. */
    readonly lag: number;
  };
  readonly queue: {
    readonly waiting: number;
    readonly running: number;
    /** Within a day. */
    readonly failed: number;
    /** How long the one that is due longest has waited; null where none is due. */
    readonly oldest: number | null;
  };
  readonly recurring: readonly RecurringFacts[];
  readonly disk: readonly DiskFacts[];
  readonly mail: {
    readonly kind: "smtp" | "files";
    /** To be sent now or later. */
    readonly waiting: number;
    /** Of these, tried in vain. */
    readonly failing: number;
    /** Nobody took them within a day, and nobody will try again. */
    readonly givenUp: number;
    readonly oldest: number | null;
    readonly lastSent: string | null;
  };
  /** The last one that was made; null where there was none yet. */
  readonly backup: { readonly age: number; readonly whole: boolean } | null;
  readonly signIn: readonly {
    readonly kind: "local" | "microsoft";
    /** Null where it did not answer. */
    readonly seconds: number | null;
  }[];
  /** Whether a demo account administers the product where strangers reach its sign-in page. */
  readonly openDemo: boolean;
  /** The versions of the processes that serve this store, each once. */
  readonly versions: readonly string[];
  /** How far the store's clock is ahead of ours, the way there and back halved. */
  readonly clockAhead: number;
}

/** How something that is done again and again stands. */
export interface RecurringFacts {
  readonly name: string;
  /** When it was last begun, as an ISO instant; null until it was. */
  readonly last: string | null;
  /** How the last one that ended did; `running` while one is done. */
  readonly outcome: RecurringOutcome;
  /** How long it has been done; null while it is not. */
  readonly runningFor: number | null;
  readonly next: string;
}

export const RECURRING_OUTCOMES = ["waiting", "running", "done", "failed"] as const;
export type RecurringOutcome = (typeof RECURRING_OUTCOMES)[number];

export interface DiskFacts {
  readonly use: "data" | "files";
  readonly folder: string;
  readonly free: number;
  readonly size: number;
}
