import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

/** One text in every language of the product. */
const texts = z.record(z.enum(LOCALES), z.string());

const issueHead = z.object({
  id,
  number: z.number().int(),
  /** `2026-02-14`. */
  date: z.string(),
  title: texts,
  /** What its sections are called. */
  sections: z.array(texts),
  /** How many pieces it holds. */
  links: z.number().int(),
  /** Written as an example, not by an editor. */
  sample: z.boolean(),
});

const publication = z.object({
  id: z.string(),
  /** The vertical it is about; null is about everything. */
  vertical: z.string().nullable(),
  name: texts,
  description: texts,
  /** Newest first. */
  issues: z.array(issueHead),
});

export type NewsPublication = z.output<typeof publication>;
export type NewsIssueHead = z.output<typeof issueHead>;

/** What an issue holds, also as a file of issues holds it. */
export const newsSections = z.array(
  z.object({
    name: texts,
    links: z.array(
      z.object({
        title: texts,
        summary: texts,
        /** An address of the app below its base path, or one elsewhere that begins with `https:`. */
        url: z.string().regex(/^(\/(?!\/)|https:\/\/)\S*$/, "Must be an address."),
        source: texts,
      }),
    ),
  }),
);

export const newsPublications = {
  method: "GET",
  url: "/news",
  name: "newsPublications",
  tag: "news",
  summary: "Publications that the caller may read, with their issues' headlines",
  allow: "signedIn",
  response: z.object({ items: z.array(publication) }),
} satisfies Endpoint;

export const newsIssue = {
  method: "GET",
  url: "/news/issues/:issue",
  name: "newsIssue",
  tag: "news",
  summary: "One issue of a curated publication with all its sections",
  allow: "signedIn",
  params: z.object({ issue: id }),
  response: issueHead.omit({ sections: true, links: true }).extend({ publication: z.string(), sections: newsSections }),
} satisfies Endpoint;

export type NewsIssue = z.output<(typeof newsIssue)["response"]>;
