import { expect, test } from "vitest";
import { newsSince } from "./newsSince.ts";

const notice = (id: string, read = false) => ({
  id,
  kind: "job-done" as const,
  data: { name: "Report" },
  link: null,
  at: "2026-11-21T10:00:00.000Z",
  read,
});

test("what waited before the app was opened is no news", () => {
  expect(newsSince([notice("12"), notice("11")], null)).toEqual({ news: [], newest: 12 });
});

test("news are told once, and what was read elsewhere is none", () => {
  const items = [notice("14"), notice("13", true), notice("12")];
  const { news, newest } = newsSince(items, 12);
  expect(news.map(({ id }) => id)).toEqual(["14"]);
  expect(newsSince(items, newest).news).toEqual([]);
});

test("a job of this browser has had its own toast", () => {
  expect(newsSince([notice("job-1")], 3)).toEqual({ news: [], newest: 3 });
});
