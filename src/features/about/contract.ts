import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

export const about = {
  method: "GET",
  url: "/about",
  name: "about",
  tag: "about",
  summary: "This installation: versions, environment, store, data revision, and the parts it is made of",
  allow: { role: "Administrator" },
  response: z.object({
    product: z.string(),
    version: z.string(),
    environment: z.enum(["development", "production"]),
    /** The host name that decided the environment. */
    host: z.string(),
    node: z.string(),
    /** ISO 8601. */
    startedAt: z.string(),
    /** Resident memory of this process, in bytes. */
    memory: z.number(),
    store: z.object({
      engine: z.enum(["pglite", "postgres", "citus"]),
      version: z.string(),
      migrations: z.array(z.object({ name: z.string(), appliedAt: z.string() })),
    }),
    /** The published revision; null while nothing is published. */
    revision: z
      .object({ id: z.string(), label: z.string(), publishedAt: z.string().nullable(), sample: z.boolean() })
      .nullable(),
    providers: z.array(z.object({ kind: z.enum(["local", "microsoft"]), authority: z.string() })),
    /** Where mail goes: a server's host, or a folder. */
    mail: z.object({ kind: z.enum(["smtp", "files"]), place: z.string() }),
    files: z.string(),
    /** Whether the server signs people in at the hosted backend. */
    hostedTokens: z.boolean(),
    parts: z.array(z.object({ name: z.string(), version: z.string(), licence: z.string() })),
  }),
} satisfies Endpoint;
