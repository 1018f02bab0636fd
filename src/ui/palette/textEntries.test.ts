import { expect, test } from "vitest";
import type { ListedContent } from "#features/content/contract.ts";
import { textEntries } from "./textEntries.ts";

const found = (kind: ListedContent["kind"], key: string): ListedContent => ({
  id: key,
  kind,
  key,
  title: `Title of ${key}`,
  summary: "",
  language: "en-US",
  fallback: false,
  languages: ["en-US"],
  tags: { verticals: [], media: [], seasons: [] },
  properties: {},
  date: "2026-11-02",
  publishedAt: "2026-11-02T08:00:00.000Z",
  version: 1,
  sample: false,
  marks: { read: false, saved: false, subscribed: false },
  found: null,
});
const text = ((key: string) => key) as unknown as Parameters<typeof textEntries>[1];

test("a text is found under its title and kind, and leads to its page", () => {
  const entries = textEntries([found("aid", "playbook"), found("guide", "home")], text);
  expect(entries.map(({ label, detail, go }) => [label, detail, go])).toEqual([
    ["Title of playbook", "onScreens.found.aid", "/selling-aids?aid=playbook"],
    ["Title of home", "onScreens.found.guide", "/guides-insights?kind=guide&item=home"],
  ]);
});

test("what has no page is left out, and no more are shown than one can take in", () => {
  const hidden = (["banner", "section-text", "insight"] as const).map((kind) => found(kind, kind));
  const many = Array.from({ length: 9 }, (_, at) => found("issue", String(at)));
  expect(textEntries([...hidden, ...many], text).map(({ id }) => id)).toEqual(
    [0, 1, 2, 3, 4, 5].map((at) => `text:issue:${at}`),
  );
});
