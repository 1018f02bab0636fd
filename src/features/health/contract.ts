import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { RECURRING_OUTCOMES } from "#domain/health/healthFacts.ts";
import { HEALTH_FINDING_NAMES, HEALTH_PARTS, HEALTH_STATES } from "#domain/health/healthFinding.ts";

/** Sizes are bytes, times seconds. */
const check = z.object({
  part: z.enum(HEALTH_PARTS),
  finding: z.enum(HEALTH_FINDING_NAMES),
  /** `look`: somebody should look at it today. `act`: somebody has to do something now. */
  state: z.enum(HEALTH_STATES),
  /** What the runbook says of it, a paragraph each, in English; empty where all is well. */
  runbook: z.array(z.string()),
});

export const health = {
  method: "GET",
  url: "/administration/health",
  name: "health",
  tag: "about",
  summary:
    "The product's health: store, revision, memory, queue, recurring work, disk, email, backup, sign-in, processes, and clock, each rated",
  allow: { role: "Administrator" },
  perMinute: 60,
  response: z.object({
    at: z.iso.datetime(),
    product: z.string(),
    version: z.string(),
    /** The most serious state of all. */
    state: z.enum(HEALTH_STATES),
    checks: z.array(check),
    store: z.object({
      engine: z.enum(["pglite", "postgres", "citus"]),
      version: z.string(),
      /** The last step that brought its schema to where it is; null before the first. */
      schema: z.string().nullable(),
      bytes: z.number(),
      seconds: z.number(),
      /** Of all who use that PostgreSQL; null for the embedded store. */
      connections: z.object({ open: z.number().int(), most: z.number().int() }).nullable(),
    }),
    /** The published one; null while there is none. */
    edition: z
      .object({ id: z.string(), label: z.string(), publishedAt: z.string().nullable(), sample: z.boolean() })
      .nullable(),
    memory: z.object({
      used: z.number(),
      most: z.number(),
      /** How long the process was held up, in 99 of 100 looks of the last minutes. */
      lag: z.number(),
      startedAt: z.iso.datetime(),
    }),
    queue: z.object({
      waiting: z.number().int(),
      running: z.number().int(),
      /** Within a day. */
      failed: z.number().int(),
      oldest: z.number().nullable(),
    }),
    /** What is done again and again, by one process of all on the store. */
    recurring: z.array(
      z.object({
        name: z.string(),
        /** When it was last begun; null until it was. */
        last: z.iso.datetime().nullable(),
        /** How the last one ended. */
        outcome: z.enum(RECURRING_OUTCOMES),
        next: z.iso.datetime(),
      }),
    ),
    disk: z.array(z.object({ use: z.enum(["data", "files"]), folder: z.string(), free: z.number(), size: z.number() })),
    mail: z.object({
      kind: z.enum(["smtp", "files"]),
      waiting: z.number().int(),
      failing: z.number().int(),
      /** Within a day. */
      givenUp: z.number().int(),
      oldest: z.number().nullable(),
      lastSent: z.iso.datetime().nullable(),
    }),
    /** The last one; null where there was none yet. */
    backup: z.object({ age: z.number(), whole: z.boolean() }).nullable(),
    signIn: z.array(
      z.object({
        kind: z.enum(["local", "microsoft"]),
        authority: z.string(),
        /** Null where it did not answer. */
        seconds: z.number().nullable(),
      }),
    ),
    /** The processes on this store that were heard of within a minute; none for the embedded store, which has one. */
    processes: z.array(z.object({ host: z.string(), pid: z.number().int(), version: z.string() })),
    /** How far the store's clock is ahead of this process's; negative: behind. */
    clockAhead: z.number(),
  }),
} as const satisfies Endpoint;
