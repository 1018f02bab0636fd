import { expect, test } from "vitest";
import type { ContentDocument } from "./contentDocument.ts";
import { documentSections } from "./documentSections.ts";
import { documentFiles, documentLinks, documentText } from "./documentText.ts";

const say = (text: string) => [{ type: "text", text }] as const;

const issue: ContentDocument = {
  type: "doc",
  content: [
    { type: "paragraph", content: say("Before all") },
    { type: "heading", level: 2, content: say("Cars") },
    {
      type: "bulletList",
      content: [
        {
          type: "listItem",
          content: [
            {
              type: "paragraph",
              content: [{ type: "text", text: "Dealers", marks: [{ type: "link", href: "/vertical/1" }] }],
            },
          ],
        },
      ],
    },
    { type: "heading", level: 3, content: say("Tires") },
    { type: "heading", level: 2, content: say("Health") },
    { type: "image", file: "f".repeat(22), alt: "Clinics" },
  ],
};

test("a document as text has a line for each block", () => {
  expect(documentText(issue)).toBe("Before all\nCars\nDealers\nTires\nHealth\nClinics");
});

test("links and pictures of a document are found wherever they stand", () => {
  expect(documentLinks(issue)).toEqual(["/vertical/1"]);
  expect(documentFiles(issue)).toEqual(["f".repeat(22)]);
});

test("a document falls into sections at its headings of the second level", () => {
  expect(documentSections(issue).map(({ title, content }) => [title, content.length])).toEqual([
    [null, 1],
    ["Cars", 2],
    ["Health", 1],
  ]);
  expect(documentSections({ type: "doc", content: [] })).toEqual([]);
});
