import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { JOB_FAULT_CODES } from "#domain/jobFault.ts";

const id = z.string().regex(/^[1-9]\d{0,17}$/, "Must be the id of a job.");
const params = z.object({ job: id.describe("A job's id.") });

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

const job = z
  .object({
    id: id.describe("The job's id."),
    kind: z.string().describe("What sort of work it is, such as `market-report`."),
    name: z.string().describe("What it is called, in its owner's words."),
    state: z.enum(JOB_STATES).describe("Where the job stands."),
    progress: z.number().describe("How far it is, 0–1."),
    fault: z
      .enum(JOB_FAULT_CODES)
      .nullable()
      .describe("Why the last try failed, as a stable code; null where it did not."),
    tries: z.number().int().describe("How often it was tried."),
    file: z
      .object({
        name: z.string().describe("Name of the file."),
        type: z.string().describe("Media type of the file."),
        bytes: z.number().int().describe("Size in bytes."),
      })
      .nullable()
      .describe("The file it made; null where it made none."),
    link: z.string().nullable().describe("Where in the app to look; null where there is nothing but a file."),
    createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
    startedAt: z.iso.datetime().nullable().describe("When it started, ISO 8601 in UTC; null before it started."),
    endedAt: z.iso.datetime().nullable().describe("When it ended, ISO 8601 in UTC; null before that."),
  })
  .meta({ id: "Job", description: "Work in the background." });

export type JobRecord = z.output<typeof job>;

const ABOUT = { tag: "jobs", allow: "signedIn" } as const;

export const jobs = {
  ...ABOUT,
  method: "GET",
  url: "/jobs",
  name: "jobs",
  summary: "The caller's background jobs of the last week, newest first",
  response: z.object({ items: z.array(job).describe("The jobs, newest first.") }),
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
  id: id.describe("Id of the job or the email."),
  whom: z
    .string()
    .nullable()
    .describe("Name of a job's owner, or the address of an email; null for the product's own jobs."),
  tries: z.number().int().describe("How often it was tried."),
  fault: z.string().nullable().describe("Why the last try failed, in English; null where there is none."),
  at: z.iso.datetime().describe("When it last failed, ISO 8601 in UTC."),
  nextTryAt: z.iso
    .datetime()
    .nullable()
    .describe("When it is next tried, ISO 8601 in UTC; null where there is none any more."),
});

const jobTrouble = trouble.extend({
  kind: z.string().describe("What sort of work it is."),
  code: z
    .enum(JOB_FAULT_CODES)
    .nullable()
    .describe("Why the last try failed, as a stable code; null where there is none."),
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
  response: z.object({
    jobs: z.array(jobTrouble).describe("Jobs that failed."),
    mails: z.array(trouble).describe("Emails that were not sent."),
  }),
} as const satisfies Endpoint;
