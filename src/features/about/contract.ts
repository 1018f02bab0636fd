import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

export const about = {
  method: "GET",
  url: "/about",
  name: "about",
  tag: "about",
  summary: "This installation: versions, environment, store, data revision, and the parts it is made of",
  allow: { role: "Administrator" },
  response: z
    .object({
      product: z.string().describe("Name of the product."),
      version: z.string().describe("Its version."),
      environment: z.enum(["development", "production"]).describe("`production`, or `development`."),
      host: z.string().describe("The host name that decided the environment."),
      node: z.string().describe("Version of Node.js."),
      startedAt: z.string().describe("When it started, ISO 8601 in UTC."),
      memory: z.number().describe("Resident memory of this process, in bytes."),
      store: z
        .object({
          engine: z.enum(["pglite", "postgres", "citus"]).describe("Which database engine it is."),
          version: z.string().describe("Version of the database."),
          migrations: z
            .array(
              z.object({
                name: z.string().describe("Name of the step."),
                appliedAt: z.string().describe("When it was applied, ISO 8601 in UTC."),
              }),
            )
            .describe("Steps of the schema, in order."),
        })
        .describe("The database."),
      revision: z
        .object({
          id: z.string().describe("The revision's id."),
          label: z.string().describe("What it is called in lists."),
          publishedAt: z.string().nullable().describe("When it was published, ISO 8601 in UTC; null where it was not."),
          sample: z.boolean().describe("Whether it is sample data."),
        })
        .nullable()
        .describe("The published revision; null while nothing is published."),
      providers: z
        .array(
          z.object({
            kind: z.enum(["local", "microsoft"]).describe("Which provider it is."),
            authority: z.string().describe("Address of the identity provider."),
          }),
        )
        .describe("Ways to sign in."),
      mail: z
        .object({
          kind: z.enum(["smtp", "files"]).describe("Whether email goes to a server or into files."),
          place: z.string().describe("Host of the server, or the folder."),
        })
        .describe("Where email goes."),
      files: z.string().describe("Where files are kept."),
      hostedTokens: z.boolean().describe("Whether the server signs people in at the hosted backend."),
      parts: z
        .array(
          z.object({
            name: z.string().describe("Name of the part."),
            version: z.string().describe("Its version."),
            licence: z.string().describe("License, as SPDX names it."),
          }),
        )
        .describe("The open-source parts it is made of."),
    })
    .meta({ id: "About", description: "What this installation is and runs on." }),
} satisfies Endpoint;
