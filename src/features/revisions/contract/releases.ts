import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { REVISION_NEWS } from "#domain/revisions/revisionNews.ts";
import { releaseNotes } from "./roomSchemas.ts";

const ABOUT = { tag: "revisions", allow: "signedIn" } as const;

const release = z
  .object({
    id: z.string().describe("The revision's id."),
    label: z.string().describe("What it is called in lists."),
    current: z.boolean().describe("Whether it is what readers see."),
    sample: z.boolean().describe("Whether it is sample data."),
    publishedAt: z.iso.datetime().nullable().describe("When it was published, ISO 8601 in UTC; null where it was not."),
    notes: releaseNotes
      .nullable()
      .describe("One text per language, empty where nothing is written in it; null without any."),
  })
  .meta({ id: "Release", description: "A revision as readers know it." });

export type Release = z.output<typeof release>;

export const releases = {
  ...ABOUT,
  method: "GET",
  url: "/releases",
  name: "releases",
  summary: "What is new in each published data revision, newest first, and how the caller is notified of new ones",
  response: z.object({
    items: z.array(release).describe("The releases, newest first."),
    news: z.enum(REVISION_NEWS).describe("Which emails the caller gets."),
  }),
} as const satisfies Endpoint;

export const followReleases = {
  ...ABOUT,
  method: "PUT",
  url: "/releases/following",
  name: "followReleases",
  summary: "Sets how the caller is notified of new data revisions",
  personal: true,
  body: z.strictObject({ news: z.enum(REVISION_NEWS).describe("Which emails the caller gets.") }),
  response: z.object({ news: z.enum(REVISION_NEWS).describe("Which emails the caller gets.") }),
} as const satisfies Endpoint;

/** Everything about releases, for the list of contracts. */
export const releaseContracts = [releases, followReleases] as const;
