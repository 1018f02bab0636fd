import { expect, test } from "vitest";
import { checkDocument, DOCUMENT_LIMITS } from "./checkDocument.ts";
import type { ContentDocument } from "./contentDocument.ts";

const FILE = "a".repeat(22);

const say = (text: string) => ({ type: "text", text }) as const;
const paragraph = (text: string) => ({ type: "paragraph", content: [say(text)] }) as const;

const everything: ContentDocument = {
  type: "doc",
  content: [
    { type: "heading", level: 2, content: [say("Who buys")] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Dealers", marks: [{ type: "bold" }, { type: "link", href: "/vertical/1?year=2026" }] },
        { type: "break" },
        { type: "text", text: "of {{market}}", marks: [{ type: "italic" }, { type: "code" }] },
      ],
    },
    { type: "bulletList", content: [{ type: "listItem", content: [paragraph("One"), paragraph("Two")] }] },
    { type: "orderedList", content: [{ type: "listItem", content: [paragraph("First")] }] },
    { type: "blockquote", content: [paragraph("Quoted")] },
    { type: "callout", tone: "tip", content: [paragraph("Ask early")] },
    {
      type: "table",
      content: [
        { type: "tableRow", content: [{ type: "tableCell", header: true, content: [say("Month")] }] },
        { type: "tableRow", content: [{ type: "tableCell", header: false, content: [] }] },
      ],
    },
    { type: "image", file: FILE, alt: "Spending by month" },
    { type: "rule" },
  ],
};

const pointers = (value: unknown) => checkDocument(value).problems.map(({ pointer }) => pointer);
const withText = (node: object) => ({ type: "doc", content: [{ type: "paragraph", content: [node] }] });
const withLink = (href: string) => withText({ ...say("x"), marks: [{ type: "link", href }] });

test("a document of every known node stays as it is", () => {
  expect(checkDocument(JSON.parse(JSON.stringify(everything)))).toEqual({ document: everything, problems: [] });
});

test.each([
  [null, ""],
  [[], ""],
  [{ type: "html", content: [] }, "/type"],
  [{ type: "doc" }, "/content"],
  [{ type: "doc", content: [{ type: "script", content: [] }] }, "/content/0/type"],
  [{ type: "doc", content: [{ ...paragraph("x"), onclick: "alert(1)" }] }, "/content/0/onclick"],
  [{ type: "doc", content: [{ type: "heading", level: 1, content: [] }] }, "/content/0/level"],
  [{ type: "doc", content: [{ type: "bulletList", content: [paragraph("x")] }] }, "/content/0/content/0/type"],
  [{ type: "doc", content: [{ type: "image", file: "https://example.com/a.png", alt: "x" }] }, "/content/0/file"],
  [{ type: "doc", content: [{ type: "image", file: FILE, alt: " " }] }, "/content/0/alt"],
  [{ type: "doc", content: [{ type: "callout", tone: "loud", content: [] }] }, "/content/0/tone"],
  [withText(say("")), "/content/0/content/0/text"],
  [withText(say("a\u202eb")), "/content/0/content/0/text"],
  [withText(say("\ud800")), "/content/0/content/0/text"],
  [withText({ ...say("x"), marks: [{ type: "style", color: "red" }] }), "/content/0/content/0/marks/0/type"],
])("what no document holds is named by its place: %j", (value, place) => {
  expect(pointers(value)).toContain(place);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " https://example.com",
  "data:text/html,x",
  "//example.com",
  "/\\example.com",
  "https://user:secret@example.com",
  "java\tscript:alert(1)",
  "vbscript:x",
  "ftp://example.com",
  "market-summary",
  "mailto:",
  "",
])("a link to %j is refused", (href) => {
  expect(pointers(withLink(href))).toEqual(["/content/0/content/0/marks/0/href"]);
});

test.each([
  "https://www.census.gov/",
  "http://example.com:8080/a?b=c#d",
  "mailto:ann@example.com",
  "/tv/market-profile?market=tv-501",
])("a link to %s is taken", (href) => {
  expect(checkDocument(withLink(href)).document).not.toBeNull();
});

test("markup in a text is a text", () => {
  const { document } = checkDocument(withText(say("<script>alert(1)</script>")));
  expect(document).toEqual(withText(say("<script>alert(1)</script>")));
});

test("documents that are too deep, too long or too many are refused before they cost anything", () => {
  const nested = (depth: number): object =>
    depth === 0 ? paragraph("x") : { type: "blockquote", content: [nested(depth - 1)] };
  const deep = checkDocument({ type: "doc", content: [nested(5_000)] });
  expect(deep.problems[0]?.message).toContain("deep");
  const many = Array.from({ length: DOCUMENT_LIMITS.nodes }, () => paragraph("x"));
  expect(pointers({ type: "doc", content: many })).toContain("");
  expect(pointers(withText(say("x".repeat(DOCUMENT_LIMITS.letters + 1))))).toContain("");
});

test("a table has as many cells in every row", () => {
  const row = (cells: number) => ({
    type: "tableRow",
    content: Array.from({ length: cells }, () => ({ type: "tableCell", header: false, content: [] })),
  });
  expect(pointers({ type: "doc", content: [{ type: "table", content: [row(2), row(3)] }] })).toEqual(["/content/0"]);
  expect(pointers({ type: "doc", content: [{ type: "table", content: [] }] })).toEqual(["/content/0"]);
});
