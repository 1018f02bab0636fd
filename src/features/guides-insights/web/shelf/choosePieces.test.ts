import { expect, test } from "vitest";
import type { ContentHead } from "#features/content/contract.ts";
import { choosePieces, issuesOf, neighboursOf } from "./choosePieces.ts";

const head = (kind: ContentHead["kind"], key: string, facts: Partial<ContentHead> = {}): ContentHead => ({
  id: key,
  kind,
  key,
  title: key,
  summary: "",
  language: "en-US",
  fallback: false,
  languages: ["en-US"],
  tags: { verticals: [], media: [], seasons: [] },
  properties: {},
  date: "2026-11-02",
  publishedAt: "2026-11-02T00:00:00.000Z",
  version: 1,
  sample: false,
  marks: { read: false, saved: false, subscribed: false },
  ...facts,
});
const issue = (number: number, publication = "monthly") =>
  head("issue", `${publication}-${number}`, { properties: { publication, number } });
const keys = (pieces: readonly ContentHead[]) => pieces.map(({ key }) => key);

test("what names a vertical is for it alone, what names none is for all", () => {
  const pieces = [
    head("report", "cars", { tags: { verticals: ["automotive"], media: [], seasons: [] } }),
    head("report", "all"),
    head("guide", "home"),
  ];
  expect(keys(choosePieces(pieces, "report", { vertical: "retail", show: "all" }))).toEqual(["all"]);
  expect(keys(choosePieces(pieces, "report", { vertical: null, show: "all" }))).toEqual(["cars", "all"]);
});

test("one's own marks choose too", () => {
  const pieces = [
    head("report", "read", { marks: { read: true, saved: true, subscribed: false } }),
    head("report", "new"),
  ];
  expect(keys(choosePieces(pieces, "report", { vertical: null, show: "unread" }))).toEqual(["new"]);
  expect(keys(choosePieces(pieces, "report", { vertical: null, show: "saved" }))).toEqual(["read"]);
});

test("issues stand by their number, and each knows the one before and after it", () => {
  const pieces = [issue(2), issue(10), issue(1), issue(1, "quarterly")];
  expect(keys(issuesOf(pieces, "monthly"))).toEqual(["monthly-10", "monthly-2", "monthly-1"]);
  const { previous, next } = neighboursOf(pieces, issue(2));
  expect([previous?.key, next?.key]).toEqual(["monthly-1", "monthly-10"]);
  expect(neighboursOf(pieces, issue(10)).next).toBeNull();
  expect(neighboursOf(pieces, issue(1, "quarterly"))).toEqual({ previous: null, next: null });
});
