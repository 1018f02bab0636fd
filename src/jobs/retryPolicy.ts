/** How a kind of job is run. */
export interface RetryPolicy {
  /** Jobs of one lane wait for each other, those of different lanes do not: slow receivers of webhooks hold up no report. */
  readonly lane: JobLane;
  /** Longer than this, and the try is given up. */
  readonly limitSeconds: number;
  /** Seconds to wait after each try that failed; after the last there is no further one. */
  readonly retrySeconds: readonly number[];
}

/** How many jobs of a lane one process runs at once. */
export const LANES = { work: 2, delivery: 6 } as const;

export type JobLane = keyof typeof LANES;

/** As documents are made, which most jobs do. */
export const DOCUMENT: RetryPolicy = { lane: "work", limitSeconds: 300, retrySeconds: [10, 60] };
