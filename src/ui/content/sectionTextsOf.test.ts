import { expect, test } from "vitest";
import type { ContentPiece } from "#features/content/contract.ts";
import { sectionTextsOf } from "./sectionTextsOf.ts";

const piece = (
  key: string,
  screen: string,
  section = "seasons",
  kind: ContentPiece["kind"] = "section-text",
): ContentPiece => ({
  id: key,
  kind,
  key,
  title: key,
  summary: "",
  language: "en-US",
  fallback: false,
  languages: ["en-US"],
  tags: { verticals: [], media: [], seasons: [] },
  properties: { screen, section },
  date: "2026-11-02",
  publishedAt: "2026-11-02T08:00:00.000Z",
  version: 1,
  sample: false,
  marks: { read: false, saved: false, subscribed: false },
  body: { type: "doc", content: [] },
});

const pieces = [
  piece("every", "/vertical"),
  piece("third", "/vertical/3"),
  piece("third again", "/vertical/3"),
  piece("banner", "/vertical/3", "seasons", "banner"),
  piece("other", "/vertical/3", "marketRanking"),
];
const keys = (screen: string, section = "seasons") => sectionTextsOf(pieces, screen, section).map(({ key }) => key);

test("a text stands in its section of its screen, and on those below where they have none of their own", () => {
  expect(keys("/vertical/3")).toEqual(["third", "third again"]);
  expect(keys("/vertical/4")).toEqual(["every"]);
  expect(keys("/vertical")).toEqual(["every"]);
});

test("elsewhere it stands nowhere", () => {
  expect(keys("/verticals")).toEqual([]);
  expect(keys("/market-summary")).toEqual([]);
  expect(keys("/vertical/3", "mediaAdSpending")).toEqual([]);
});
