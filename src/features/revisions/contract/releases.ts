import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { REVISION_NEWS } from "#domain/revisions/revisionNews.ts";
import { releaseNotes } from "./roomSchemas.ts";

const ABOUT = { tag: "revisions", allow: "signedIn" } as const;

const release = z.object({
  id: z.string(),
  label: z.string(),
  /** Whether it is what readers see. */
  current: z.boolean(),
  sample: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  /** One text per language, empty where nothing is written in it; null without any. */
  notes: releaseNotes.nullable(),
});

export type Release = z.output<typeof release>;

export const releases = {
  ...ABOUT,
  method: "GET",
  url: "/releases",
  name: "releases",
  summary: "What is new in each published data revision, newest first, and how the caller is notified of new ones",
  response: z.object({ items: z.array(release), news: z.enum(REVISION_NEWS) }),
} as const satisfies Endpoint;

export const followReleases = {
  ...ABOUT,
  method: "PUT",
  url: "/releases/following",
  name: "followReleases",
  summary: "Sets how the caller is notified of new data revisions",
  personal: true,
  body: z.strictObject({ news: z.enum(REVISION_NEWS) }),
  response: z.object({ news: z.enum(REVISION_NEWS) }),
} as const satisfies Endpoint;

/** Everything about releases, for the list of contracts. */
export const releaseContracts = [releases, followReleases] as const;
