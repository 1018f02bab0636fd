import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { RECURRING_OUTCOMES } from "#domain/health/healthFacts.ts";
import { HEALTH_FINDING_NAMES, HEALTH_PARTS, HEALTH_STATES } from "#domain/health/healthFinding.ts";

/** Sizes are bytes, times seconds. */
const check = z
  .object({
    part: z.enum(HEALTH_PARTS).describe("Which part of the product."),
    finding: z.enum(HEALTH_FINDING_NAMES).describe("What was found, as a stable code."),
    state: z
      .enum(HEALTH_STATES)
      .describe(
        "`good`: nothing to do. `look`: someone should look at it today. `act`: someone has to do something now.",
      ),
    runbook: z
      .array(z.string())
      .describe("What the runbook says of it, a paragraph each, in English; empty where all is well."),
  })
  .meta({ id: "HealthCheck", description: "One thing that was looked at." });

export const health = {
  method: "GET",
  url: "/administration/health",
  name: "health",
  tag: "about",
  summary:
    "The product's health: store, revision, memory, queue, recurring work, disk, email, backup, sign-in, processes, and clock, each rated",
  allow: { role: "Administrator" },
  perMinute: 60,
  response: z
    .object({
      at: z.iso.datetime().describe("When this was looked at, ISO 8601 in UTC."),
      product: z.string().describe("Name of the product."),
      version: z.string().describe("Version of the product."),
      state: z.enum(HEALTH_STATES).describe("The most serious state of all."),
      checks: z.array(check).describe("What was looked at, and what was found."),
      store: z
        .object({
          engine: z.enum(["pglite", "postgres", "citus"]).describe("Which database engine it is."),
          version: z.string().describe("Version of the database."),
          schema: z.string().nullable().describe("Last migration of its schema; null before the first."),
          bytes: z.number().describe("Size of the database in bytes."),
          seconds: z.number().describe("How long a question to it takes, in seconds."),
          connections: z
            .object({
              open: z.number().int().describe("How many are open."),
              most: z.number().int().describe("How many there can be."),
            })
            .nullable()
            .describe("Connections to the database, of all who use it; null for the embedded database."),
        })
        .describe("The database."),
      edition: z
        .object({
          id: z.string().describe("The revision's id."),
          label: z.string().describe("What it is called in lists."),
          publishedAt: z.string().nullable().describe("When it was published, ISO 8601 in UTC; null where it was not."),
          sample: z.boolean().describe("Whether it is sample data."),
        })
        .nullable()
        .describe("The published revision; null while there is none."),
      memory: z
        .object({
          used: z.number().describe("Bytes in use."),
          most: z.number().describe("Bytes it may use."),
          lag: z.number().describe("Seconds the process was held up, in 99 of 100 looks of the last minutes."),
          startedAt: z.iso.datetime().describe("When it started, ISO 8601 in UTC."),
        })
        .describe("Memory of this process."),
      queue: z
        .object({
          waiting: z.number().int().describe("How many are waiting."),
          running: z.number().int().describe("How many are running."),
          failed: z.number().int().describe("How many failed within a day."),
          oldest: z.number().nullable().describe("Age of the oldest waiting job in seconds; null where none waits."),
        })
        .describe("The job queue."),
      recurring: z
        .array(
          z.object({
            name: z.string().describe("What the work is called."),
            last: z.iso.datetime().nullable().describe("When it was last begun, ISO 8601 in UTC; null until it was."),
            outcome: z.enum(RECURRING_OUTCOMES).describe("How it ended last."),
            next: z.iso.datetime().describe("When it is next due, ISO 8601 in UTC."),
          }),
        )
        .describe("Work that is done again and again, by one process of all."),
      disk: z
        .array(
          z.object({
            use: z.enum(["data", "files"]).describe("Whether it has the data or the files."),
            folder: z.string().describe("The folder."),
            free: z.number().describe("Free bytes."),
            size: z.number().describe("Size in bytes."),
          }),
        )
        .describe("Disk space."),
      mail: z
        .object({
          kind: z.enum(["smtp", "files"]).describe("Whether email goes to a server or into files."),
          waiting: z.number().int().describe("How many emails are waiting."),
          failing: z.number().int().describe("How many have failed and are tried again."),
          givenUp: z.number().int().describe("How many were given up within a day."),
          oldest: z
            .number()
            .nullable()
            .describe("Age of the oldest one that waits, in seconds; null where none waits."),
          lastSent: z.iso
            .datetime()
            .nullable()
            .describe("When the last email was sent, ISO 8601 in UTC; null while none was."),
        })
        .describe("Outgoing email."),
      backup: z
        .object({ age: z.number().describe("Age in seconds."), whole: z.boolean().describe("Whether it is complete.") })
        .nullable()
        .describe("The last backup; null where there was none yet."),
      signIn: z
        .array(
          z.object({
            kind: z.enum(["local", "microsoft"]).describe("Which provider it is."),
            authority: z.string().describe("Address of the identity provider."),
            seconds: z
              .number()
              .nullable()
              .describe("How long it took to answer, in seconds; null where it did not answer."),
          }),
        )
        .describe("Identity providers."),
      processes: z
        .array(
          z.object({
            host: z.string().describe("Host name of the process."),
            pid: z.number().int().describe("Process id."),
            version: z.string().describe("Version of the product it runs."),
          }),
        )
        .describe("The processes that were seen within a minute; none for the embedded database, which has one."),
      clockAhead: z
        .number()
        .describe("Seconds by which the database's clock is ahead of this process's; negative is behind."),
    })
    .meta({ id: "Health", description: "How the product is doing." }),
} as const satisfies Endpoint;
