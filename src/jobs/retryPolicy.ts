import type { JobKind } from "./job.ts";

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

const DOCUMENT: RetryPolicy = { lane: "work", limitSeconds: 300, retrySeconds: [10, 60] };

/** Kinds that are not named here are run like the making of a document. */
const POLICIES: Partial<Record<JobKind, RetryPolicy>> = {
  "revision-published": { lane: "work", limitSeconds: 900, retrySeconds: [10, 60, 300, 1_800, 7_200] },
  "revision-build": { lane: "work", limitSeconds: 900, retrySeconds: [10] },
  "forecast-run": { lane: "work", limitSeconds: 900, retrySeconds: [10] },
  // A slow server is given its time; what has arrived is kept from try to try.
  "data-pull": { lane: "work", limitSeconds: 3_600, retrySeconds: [60, 600] },
  "revision-publish": { lane: "work", limitSeconds: 120, retrySeconds: [20, 60] },
  "webhook-event": { lane: "work", limitSeconds: 60, retrySeconds: [5, 60, 600] },
  // The last try is made three quarters of a day after the first.
  "webhook-delivery": { lane: "delivery", limitSeconds: 30, retrySeconds: [30, 120, 600, 3_600, 21_600, 43_200] },
  // A file of a gigabyte takes minutes; a person waits for it and sees at once when it fails.
  "file-check": { lane: "work", limitSeconds: 1_800, retrySeconds: [2, 20] },
  "file-join": { lane: "work", limitSeconds: 3_600, retrySeconds: [2, 20] },
};

/** @param kind of this version or of another one: a job may have waited while the product was brought up to date */
export function retryPolicyOf(kind: string): RetryPolicy {
  return Object.entries(POLICIES).find(([known]) => known === kind)?.[1] ?? DOCUMENT;
}
