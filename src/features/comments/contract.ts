import { z } from "zod";
import { LONGEST_ADDRESS } from "#platform/api/appAddress.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { lineOfText, proseText } from "#platform/api/plainText.ts";

/** What can be commented on. A figure is the address of its screen with all that it filters by. */
export const COMMENTED = ["view", "company", "call", "figure"] as const;
export type Commented = (typeof COMMENTED)[number];

export const LONGEST_COMMENT = 2_000;

const commentId = z.string().regex(/^[1-9]\d{0,17}$/, "Must be the id of a comment.");
const personId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a person.");
const person = z
  .object({ id: personId.describe("The person's id."), name: z.string().describe("The person's name.") })
  .meta({ id: "CommentPerson", description: "A person who can be named." });

/** Of people at the keyboard alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: "signedIn", personal: true, tag: "comments" } as const;

const thing = {
  about: z.enum(COMMENTED).describe("What it is about."),
  thing: z
    .string()
    .min(1)
    .max(LONGEST_ADDRESS)
    .describe("The id of the view, company or call; the address of the figure."),
};

const said = {
  said: proseText(LONGEST_COMMENT)
    .refine((text) => text !== "", "Must not be empty.")
    .describe("The comment."),
  mentions: z.array(personId).max(50).describe("Ids of the people it names, who may see what it is about."),
};

const comment = z
  .object({
    id: commentId.describe("The comment's id."),
    by: person.describe("Who wrote it."),
    mine: z.boolean().describe("Whether the caller wrote it."),
    said: z.string().describe("The comment."),
    mentions: z.array(person).readonly().describe("The people it names."),
    at: z.string().describe("When it was written, ISO 8601 in UTC."),
    editedAt: z
      .string()
      .nullable()
      .describe("When it was edited, ISO 8601 in UTC; null where it is as it was written."),
  })
  .meta({ id: "Comment", description: "A comment on a figure, a view, a company or a call." });

export type TeamComment = z.output<typeof comment>;

export const comments = {
  ...OWN,
  method: "GET",
  url: "/comments",
  name: "comments",
  summary: "What the caller's organization says about a saved view, company, call or figure, and who can be mentioned",
  query: z.object(thing),
  response: z.object({
    items: z.array(comment).readonly().describe("The comments, oldest first."),
    people: z
      .array(person)
      .readonly()
      .describe("Colleagues who may see what it is about; the caller is not among them."),
  }),
} satisfies Endpoint;

export type Comments = EndpointOutput<typeof comments>;

export const addComment = {
  ...OWN,
  method: "POST",
  url: "/comments",
  name: "addComment",
  summary: "Comments on a saved view, company, call or figure; mentioned people are notified",
  perMinute: 60,
  body: z.strictObject({
    ...thing,
    ...said,
    title: lineOfText(200).nullable().describe("What a figure is called; null for everything else, which has a name."),
  }),
  response: comment,
} satisfies Endpoint;

const params = z.object({ comment: commentId.describe("A comment's id.") });

export const changeComment = {
  ...OWN,
  method: "PATCH",
  url: "/comments/:comment",
  name: "changeComment",
  summary: "Rewrites a comment of the caller's; newly mentioned people are notified",
  params,
  body: z.strictObject(said),
  response: comment,
} satisfies Endpoint;

export const removeComment = {
  ...OWN,
  method: "DELETE",
  url: "/comments/:comment",
  name: "removeComment",
  summary: "Deletes a comment of the caller's; restorable for one day",
  params,
  response: z.object({}),
} satisfies Endpoint;

export const restoreComment = {
  ...OWN,
  method: "POST",
  url: "/comments/:comment/restoration",
  name: "restoreComment",
  summary: "Restores a deleted comment",
  params,
  response: comment,
} satisfies Endpoint;
