import type { FileAnswer } from "#api/fileAnswer.ts";
import type { PublicSource } from "#domain/publicSources.ts";
import type { WebhookData, WebhookEvent } from "#domain/webhookEvents.ts";

/** Every kind of work that is done in the background, with what it is told. What a job is told is kept: nothing secret goes in. */
export interface JobKinds {
  /** After a revision was published: alerts, reports of each release and webhooks follow. */
  readonly "revision-published": { readonly revision: number; readonly before: number | null };
  /**
   * Tells webhooks of an event: those of one customer, those of the organisations whose administrators run the product, or all where that
   * is null. `id` names the event where it may be told twice.
   */
  readonly "webhook-event": {
    readonly event: WebhookEvent;
    readonly customer: number | "staff" | null;
    /** An ISO instant. */
    readonly at: string;
    readonly data: WebhookData;
    readonly id?: string;
  };
  /** Sends one message to one webhook. */
  readonly "webhook-delivery": { readonly delivery: string };
  /** Builds the wallets of a draft and checks them. */
  readonly "revision-build": { readonly revision: number };
  /** Reckons a scenario of the forecast room as it stood when the run was asked for. */
  readonly "forecast-run": { readonly run: number };
  /** Fetches public data into the open draft, in the name of `by`; `year` null is the latest. */
  readonly "data-pull": { readonly source: PublicSource; readonly year: number | null; readonly by: string };
  /** Publishes a draft at the time that somebody chose. */
  readonly "revision-publish": { readonly revision: number };
  /** Makes the file of a large custom report. */
  readonly "custom-report-run": { readonly run: number };
  /**
   * Makes a custom report for everybody its schedule serves. `occasion` names a release, is `now` for one that its owner asked for,
   * and null for the clock.
   */
  readonly "custom-report-send": { readonly report: number; readonly occasion: string | null };
  /** Checks all rows of a file that was brought for import, as it was when that was asked for. */
  readonly "file-check": { readonly upload: number; readonly version: number };
  /** Makes a checked file part of the open draft. */
  readonly "file-join": { readonly upload: number; readonly version: number };
}

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

/** A handler for every kind. */
export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };
