import { expect, test } from "vitest";
import { mentionTyped, withMention } from "./mentionTyped.ts";

test("a name is typed behind an @ at the beginning of a word", () => {
  expect(mentionTyped("@", 1)).toEqual({ at: 0, typed: "" });
  expect(mentionTyped("Ask @Ann B", 10)).toEqual({ at: 4, typed: "Ann B" });
  expect(mentionTyped("Ask @Ann", 3)).toBeNull();
  expect(mentionTyped("ann@example.com", 15)).toBeNull();
  expect(mentionTyped("@Ann\nand more", 13)).toBeNull();
  expect(mentionTyped("nobody", 6)).toBeNull();
});

test("a chosen name takes the place of what was typed of it", () => {
  const text = "Ask @an about it";
  const typed = mentionTyped(text, 7);
  expect(typed && withMention(text, 7, typed, "Ann Example")).toBe("Ask @Ann Example about it");
});
