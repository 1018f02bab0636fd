import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { JOB_FAULT_CODES } from "#domain/jobFault.ts";

const id = z.string().regex(/^[1-9]\d{0,17}$/, "Must be the id of a job.");
const params = z.object({ job: id });

/** What jobs can leave. */
const JOB_FILE_TYPES = [
  FILE_TYPES.pdf,
  FILE_TYPES.pptx,
  FILE_TYPES.xlsx,
  "application/zip",
  "image/png",
  FILE_TYPES.csv,
] as const;

export const JOB_STATES = ["waiting", "running", "done", "failed", "cancelled"] as const;

const job = z.object({
  id,
  /** What sort of work it is, such as `market-report`. */
  kind: z.string(),
  /** What it is called, in its owner's words. */
  name: z.string(),
  state: z.enum(JOB_STATES),
  /** 0–1. */
  progress: z.number(),
  /** Why the last try failed, where it did. */
  fault: z.enum(JOB_FAULT_CODES).nullable(),
  /** How often it was tried. */
  tries: z.number().int(),
  file: z.object({ name: z.string(), type: z.string(), bytes: z.number().int() }).nullable(),
  /** Where in the app to look; null where there is nothing but a file. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});

export type JobRecord = z.output<typeof job>;

const ABOUT = { tag: "jobs", allow: "signedIn" } as const;

export const jobs = {
  ...ABOUT,
  method: "GET",
  url: "/jobs",
  name: "jobs",
  summary: "The caller's background jobs of the last week, newest first",
  response: z.object({ items: z.array(job) }),
} as const satisfies Endpoint;

export const oneJob = {
  ...ABOUT,
  method: "GET",
  url: "/jobs/:job",
  name: "job",
  summary: "One of the caller's jobs: its progress and result",
  params,
  response: job,
} as const satisfies Endpoint;

export const jobFile = {
  ...ABOUT,
  method: "GET",
  url: "/jobs/:job/file",
  name: "jobFile",
  summary: "The file of one of the caller's jobs, as long as the caller may still read everything in it",
  params,
  response: fileAnswer,
  file: { types: JOB_FILE_TYPES, shown: "attachment" },
} as const satisfies Endpoint;

export const cancelJob = {
  ...ABOUT,
  method: "POST",
  url: "/jobs/:job/cancellation",
  name: "cancelJob",
  summary: "Cancels one of the caller's waiting or running jobs",
  params,
  response: job,
} as const satisfies Endpoint;

export const retryJob = {
  ...ABOUT,
  method: "POST",
  url: "/jobs/:job/retry",
  name: "retryJob",
  summary: "Restarts one of the caller's failed or canceled jobs",
  params,
  response: job,
} as const satisfies Endpoint;

const trouble = z.object({
  id,
  /** For whom it was: the name of a job's owner, or the address of a mail; null for the product's own jobs. */
  whom: z.string().nullable(),
  tries: z.number().int(),
  /** Why the last try failed, in English. */
  fault: z.string().nullable(),
  at: z.iso.datetime(),
  /** Null where there is none any more. */
  nextTryAt: z.iso.datetime().nullable(),
});

const jobTrouble = trouble.extend({
  kind: z.string(),
  /** The same by a stable code, which screens word. */
  code: z.enum(JOB_FAULT_CODES).nullable(),
});

export type TroubleRecord = z.output<typeof trouble>;
export type JobTrouble = z.output<typeof jobTrouble>;

/** More nobody reads; it stands in the log. */
export const MOST_TROUBLES = 100;

export const jobTroubles = {
  tag: "jobs",
  personal: true,
  allow: { role: "Administrator" },
  method: "GET",
  url: "/administration/troubles",
  name: "jobTroubles",
  summary: "All users' jobs that failed within a week, and emails that failed or are waiting for a retry; newest first",
  response: z.object({ jobs: z.array(jobTrouble), mails: z.array(trouble) }),
} as const satisfies Endpoint;
