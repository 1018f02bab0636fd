import { expect, test } from "vitest";
import { checkDocument } from "#domain/content/checkDocument.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import { fromTiptap } from "./fromTiptap.ts";
import { toTiptap } from "./toTiptap.ts";

const say = (text: string) => [{ type: "text", text }] as const;
const paragraph = (text: string) => ({ type: "paragraph", content: say(text) }) as const;

const everything: ContentDocument = {
  type: "doc",
  content: [
    { type: "heading", level: 3, content: say("Head") },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "linked", marks: [{ type: "bold" }, { type: "link", href: "/vertical/1" }] },
        { type: "break" },
        { type: "text", text: "x", marks: [{ type: "italic" }, { type: "code" }] },
      ],
    },
    { type: "bulletList", content: [{ type: "listItem", content: [paragraph("a"), paragraph("b")] }] },
    { type: "orderedList", content: [{ type: "listItem", content: [paragraph("a")] }] },
    { type: "blockquote", content: [paragraph("q")] },
    { type: "callout", tone: "warning", content: [paragraph("c")] },
    {
      type: "table",
      content: [
        { type: "tableRow", content: [{ type: "tableCell", header: true, content: say("h") }] },
        { type: "tableRow", content: [{ type: "tableCell", header: false, content: [] }] },
      ],
    },
    { type: "image", file: "f".repeat(22), alt: "A chart" },
    { type: "rule" },
  ],
};

test("a document goes into the editor and comes back the same", () => {
  expect(fromTiptap(toTiptap(everything))).toEqual(everything);
  expect(fromTiptap(toTiptap({ type: "doc", content: [] }))).toEqual({ type: "doc", content: [] });
});

test("what was pasted and is not known here leaves its text behind, and nothing else", () => {
  const pasted = fromTiptap({
    type: "doc",
    content: [
      {
        type: "codeBlock",
        attrs: { language: "js" },
        content: [{ type: "paragraph", content: [{ type: "text", text: "kept" }] }],
      },
      {
        type: "paragraph",
        content: [
          {
            type: "text",
            text: "bad",
            marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }, { type: "strike" }],
          },
          { type: "mention", attrs: { id: 1 } },
        ],
      },
      { type: "heading", attrs: { level: 1, style: "color:red" }, content: [{ type: "text", text: "Big" }] },
    ],
  });
  expect(pasted.content).toEqual([
    paragraph("kept"),
    paragraph("bad"),
    { type: "heading", level: 2, content: say("Big") },
  ]);
  expect(checkDocument(pasted).problems).toEqual([]);
});

test("a pasted table with cells across several columns becomes one with as many cells in each row", () => {
  const cell = (text: string, colspan = 1) => ({
    type: "tableCell",
    attrs: { colspan },
    content: [{ type: "paragraph", content: [{ type: "text", text }] }],
  });
  const pasted = fromTiptap({
    type: "doc",
    content: [
      {
        type: "table",
        content: [
          { type: "tableRow", content: [cell("a", 2)] },
          { type: "tableRow", content: [cell("b"), cell("c"), cell("d")] },
        ],
      },
    ],
  });
  expect(checkDocument(pasted).problems).toEqual([]);
});
