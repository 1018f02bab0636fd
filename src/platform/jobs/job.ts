import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import type { RetryPolicy } from "./retryPolicy.ts";

/**
 * Every kind of work that is done in the background, with what it is told. Whoever does a kind declares it here beside its handler (`declare
 * module "#platform/jobs/job.ts"`). What a job is told is kept: nothing secret goes in.
 */
export interface JobKinds {}

export type JobKind = keyof JobKinds;

/** What a job is begun with. */
export interface JobOrder<Kind extends JobKind = JobKind> {
  readonly kind: Kind;
  readonly data: JobKinds[Kind];
  /** Whose job it is: it runs with the rights that this person has when it runs, and shows in their job centre. Null is the product's own. */
  readonly owner: number | null;
  /** What the job centre calls it, in the owner's own words, such as a report's name; null for what nobody looks at. */
  readonly name: string | null;
  /** At most one job of a kind with the same key waits at a time; another is the same one. */
  readonly key?: string;
  /** Not before then; as soon as possible without it. */
  readonly at?: Date;
}

/** What a handler is given beside its data. */
export interface JobRun {
  readonly job: string;
  readonly owner: number | null;
  /** Which try this is, from 1. A try that died halfway is followed by another: what a job does must be the same when done again. */
  readonly attempt: number;
  /** Aborted when the job is cancelled, takes too long, or the product stops. */
  readonly signal: AbortSignal;
  /** How far it has come, 0–1; cheap to call often. */
  readonly progress: (part: number) => void;
}

/** What is left when a job is done; it is kept for its owner for a week. */
export interface JobOutcome {
  readonly file?: FileAnswer;
  /** Where in the app to look, without the base path. */
  readonly link?: string;
}

export type JobHandler<Kind extends JobKind> = (data: JobKinds[Kind], run: JobRun) => Promise<JobOutcome>;

/** How a kind of job is done. */
export interface JobWork<Kind extends JobKind> {
  readonly run: JobHandler<Kind>;
  /** How it is tried; without one, like the making of a document. */
  readonly policy?: RetryPolicy;
}

/** What is done of every kind. */
export type JobHandlers = { readonly [Kind in JobKind]: JobWork<Kind> };
