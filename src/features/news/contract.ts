import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

/** One text in every language of the product. */
const texts = z.record(z.enum(LOCALES), z.string());

const issueHead = z.object({
  id: id.describe("The issue's id."),
  number: z.number().int().describe("Its number."),
  date: z.string().describe("Its day, `YYYY-MM-DD`."),
  title: texts.describe("Title in each language."),
  sections: z.array(texts).describe("What its sections are called."),
  links: z.number().int().describe("How many pieces it has."),
  sample: z.boolean().describe("Whether it is an example, not written by an editor."),
});

const publication = z.object({
  id: z.string().describe("The publication's id."),
  vertical: z.string().nullable().describe("The vertical it is about; null is about everything."),
  name: texts.describe("Name in each language."),
  description: texts.describe("Description in each language."),
  issues: z.array(issueHead).describe("The issues, newest first."),
});

export type NewsPublication = z.output<typeof publication>;
export type NewsIssueHead = z.output<typeof issueHead>;

/** What an issue holds, also as a file of issues holds it. */
export const newsSections = z.array(
  z.object({
    name: texts.describe("What the section is called, in each language."),
    links: z
      .array(
        z.object({
          title: texts.describe("Title in each language."),
          summary: texts.describe("Summary in each language."),
          url: z
            .string()
            .regex(/^(\/(?!\/)|https:\/\/)\S*$/, "Must be an address.")
            .describe("An address of the app below its base path, or one elsewhere that begins with `https:`."),
          source: texts.describe("Who published it, in each language."),
        }),
      )
      .describe("The pieces."),
  }),
);

export const newsPublications = {
  method: "GET",
  url: "/news",
  name: "newsPublications",
  tag: "news",
  summary: "Publications that the caller may read, with their issues' headlines",
  allow: "signedIn",
  response: z.object({ items: z.array(publication).describe("The publications.") }),
} satisfies Endpoint;

export const newsIssue = {
  method: "GET",
  url: "/news/issues/:issue",
  name: "newsIssue",
  tag: "news",
  summary: "One issue of a curated publication with all its sections",
  allow: "signedIn",
  params: z.object({ issue: id.describe("An issue's id.") }),
  response: issueHead.omit({ sections: true, links: true }).extend({
    publication: z.string().describe("The publication's id."),
    sections: newsSections.describe("The sections of the issue."),
  }),
} satisfies Endpoint;

export type NewsIssue = z.output<(typeof newsIssue)["response"]>;
