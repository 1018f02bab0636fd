import { expect, test } from "vitest";
import type { ContentDocument, Heading } from "./contentDocument.ts";
import { documentOutline, readingMinutes } from "./documentOutline.ts";

const heading = (text: string, level: 2 | 3 = 2): Heading => ({
  type: "heading",
  level,
  content: [{ type: "text", text }],
});
const words = (count: number): ContentDocument => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "word ".repeat(count) }] }],
});

test("headings can be jumped to by their words, and two of the same words apart", () => {
  const content = [heading("So lesen Sie es"), heading("Größe", 3), heading("So lesen Sie es"), heading("…")];
  expect(documentOutline({ type: "doc", content }).map(({ id, level }) => [id, level])).toEqual([
    ["so-lesen-sie-es", 2],
    ["grosse", 3],
    ["so-lesen-sie-es-2", 2],
    ["part", 2],
  ]);
});

test("a text is read at a calm pace, and nothing takes no time", () => {
  expect(readingMinutes(words(0))).toBe(1);
  expect(readingMinutes(words(450))).toBe(2);
});
