import { describe, expect, test } from "vitest";
import type { Block } from "#domain/content/contentDocument.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { examplePng } from "#tests/support/examplePng.ts";
import { officeFaults, openOfficePackage } from "#tests/support/officePackage.ts";
import { canReadPdf, pdfTags, pdfText, pdfXml } from "#tests/support/readPdf.ts";
import type { Picture, ReportDocument } from "../document.ts";
import { writePdf } from "../writers/pdf/writePdf.ts";
import { writePptx } from "../writers/pptx/writePptx.ts";
import { aidParts } from "./aidParts.ts";

const paragraph = (text: string): Block => ({ type: "paragraph", content: [{ type: "text", text }] });
const cell = (text: string, header = false) =>
  ({ type: "tableCell", header, content: [{ type: "text", text }] }) as const;

const CONTENT: readonly Block[] = [
  {
    type: "paragraph",
    content: [
      { type: "text", text: "Ask for " },
      { type: "text", text: "the owner", marks: [{ type: "bold" }] },
      { type: "text", text: ", see " },
      { type: "text", text: "the rules", marks: [{ type: "link", href: "https://example.com/rules?a=1&b=2" }] },
      { type: "text", text: " and " },
      { type: "text", text: "the screen", marks: [{ type: "link", href: "/market-summary" }] },
      { type: "break" },
      { type: "text", text: "softly", marks: [{ type: "italic" }] },
    ],
  },
  {
    type: "orderedList",
    content: [
      { type: "listItem", content: [paragraph("First step")] },
      {
        type: "listItem",
        content: [
          paragraph("Second step"),
          { type: "bulletList", content: [{ type: "listItem", content: [paragraph("Within it")] }] },
        ],
      },
    ],
  },
  {
    type: "table",
    content: [
      { type: "tableRow", content: [cell("Season", true), cell("Spot", true)] },
      { type: "tableRow", content: [cell("Spring"), cell("120 dollars")] },
    ],
  },
  { type: "image", file: "known", alt: "A blue field" },
  { type: "image", file: "unknown", alt: "A picture that is gone" },
];

const PICTURE: Picture = { type: "image/png", bytes: examplePng(40, 20) };
const parts = aidParts(CONTENT, new Map([["known", PICTURE]]));
const example = await exampleDocument("en-US");
const document: ReportDocument = { ...example, sections: [{ id: "only", title: "Only section", parts }] };

test("an aid keeps its order: text, a table, a picture, and words where a picture is gone", () => {
  expect(parts.map(({ kind }) => kind)).toEqual(["passage", "figure", "picture", "passage"]);
  expect(parts[0]).toMatchObject({
    blocks: [
      {
        kind: "paragraph",
        runs: [
          { text: "Ask for " },
          { text: "the owner", bold: true },
          { text: ", see " },
          { text: "the rules", href: "https://example.com/rules?a=1&b=2" },
          { text: " and " },
          { text: "the screen" },
          { text: "\n" },
          { text: "softly", italic: true },
        ],
      },
      { kind: "list", numbered: true },
    ],
  });
});

describe("as slides", async () => {
  const bytes = await writePptx(document);
  const { parts: files, others } = await openOfficePackage(bytes);
  const slides = [...files].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).map(([, xml]) => xml);
  const holding = (text: string) => slides.find((xml) => xml.includes(text)) ?? "";

  test("Office opens them without a repair", async () => {
    expect(await officeFaults(bytes)).toEqual([]);
    // A paragraph says once how it stands; twice is what Office would offer to repair.
    const paragraphs = slides.flatMap((xml) => xml.match(/<a:p>.*?<\/a:p>/gs) ?? []);
    expect(paragraphs.filter((xml) => (xml.match(/<a:pPr/g) ?? []).length > 1)).toEqual([]);
  });

  test("letters keep their marks, in one paragraph, and a link leads where it did", () => {
    const [first = ""] = /<a:p>(?:(?!<\/a:p>).)*Ask for (?:(?!<\/a:p>).)*<\/a:p>/s.exec(holding("the owner")) ?? [];
    expect(first).toMatch(/<a:rPr[^>]*b="1"[^>]*>(?:(?!<\/a:r>).)*<a:t>the owner<\/a:t>/s);
    expect(first).toMatch(/<a:rPr[^>]*i="1"[^>]*>(?:(?!<\/a:r>).)*<a:t>softly<\/a:t>/s);
    expect(first).toContain("hlinkClick");
    expect([...files.values()].join("")).toContain("https://example.com/rules?a=1&amp;b=2");
    expect(first).toContain("the screen");
  });

  test("lists are lists, a table is a table, and a picture is a picture with its words", () => {
    expect(holding("Second step")).toMatch(/buAutoNum[^>]*startAt="2"/);
    expect(holding("120 dollars")).toContain("<a:tbl>");
    expect(slides.some((xml) => xml.includes('descr="A blue field"'))).toBe(true);
    expect([...others.values()].some((part) => Buffer.from(part).equals(Buffer.from(PICTURE.bytes)))).toBe(true);
    expect(holding("A picture that is gone")).not.toBe("");
  });
});

describe.skipIf(!canReadPdf)("as PDF", async () => {
  const bytes = await writePdf(document);

  test("all of it stands there, marked", () => {
    const text = pdfText(bytes);
    for (const words of ["Ask for the owner, see the rules and the screen", "Within it", "120 dollars"])
      expect(text.replace(/\s+/g, " ")).toContain(words);
    const xml = pdfXml(bytes);
    expect(xml).toMatch(/<b>the owner<\/b>/);
    expect(xml).toContain('href="https://example.com/rules?a=1&amp;b=2"');
  });

  test("who does not see the page hears of lists, tables, links and pictures", () => {
    const tags = pdfTags(bytes);
    for (const tag of ["LBody", "Table", "Link", "Figure"]) expect(tags).toContain(tag);
  });
});
