/** How a kind of job is run. */
export interface RetryPolicy {
  /** Jobs of one class wait for each other, those of different classes do not: slow receivers of webhooks hold up no report. */
  readonly jobClass: JobClass;
  /** Longer than this, and the try is given up. */
  readonly limitSeconds: number;
  /** Seconds to wait after each try that failed; after the last there is no further one. */
  readonly retrySeconds: readonly number[];
}

/** How many jobs of a class one process runs at once. */
export const JOB_CLASSES = { work: 2, delivery: 6 } as const;

export type JobClass = keyof typeof JOB_CLASSES;

/** As documents are made, which most jobs do. */
export const DOCUMENT: RetryPolicy = { jobClass: "work", limitSeconds: 300, retrySeconds: [10, 60] };
