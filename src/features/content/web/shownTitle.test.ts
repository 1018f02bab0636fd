import { expect, test } from "vitest";
import { shownTitle } from "./shownTitle.ts";

test("a piece is called by its name in the editor's language, else in English, which is said", () => {
  const titles = { "en-US": "Spring tires", "de-DE": "Reifen im Frühling" };
  expect(shownTitle({ title: "Spring tires", titles }, "de-DE")).toEqual({
    title: "Reifen im Frühling",
    language: "de-DE",
    fallback: false,
  });
  expect(shownTitle({ title: "Spring tires", titles }, "es-ES")).toEqual({
    title: "Spring tires",
    language: "en-US",
    fallback: true,
  });
});

test("what is written in one language alone shows in that, and what is not written at all as its key", () => {
  expect(shownTitle({ title: "Reifen", titles: { "de-DE": "Reifen" } }, "es-ES")).toMatchObject({
    title: "Reifen",
    fallback: true,
  });
  expect(shownTitle({ title: "spring-tires", titles: {} }, "de-DE")).toEqual({
    title: "spring-tires",
    language: null,
    fallback: false,
  });
});
