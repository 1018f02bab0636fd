import { expect, test } from "vitest";
import { composeInsight } from "./composeInsight.ts";
import type { InsightSection, InsightText, Translations } from "./insightText.ts";

const inAll = (text: string): Translations => ({ "en-US": text, "es-ES": `${text} (es)`, "de-DE": `${text} (de)` });
const english = (text: string): Translations => ({ "en-US": text, "es-ES": null, "de-DE": null });

function about(target: string, section: InsightSection, place: number, text: Translations): InsightText {
  return { target, section, place, text, answer: section === "objection" ? inAll("Answer") : null };
}

const texts: readonly InsightText[] = [
  about("leisure", "question", 5, inAll("Fifth?")),
  about("leisure", "profile", 1, inAll("Leisure in general")),
  about("leisure", "coop", 1, inAll("Tourist boards add money")),
  about("leisure", "source", 1, english("Example Bureau")),
  about("hotels", "question", 2, inAll("Second?")),
  about("hotels", "question", 1, inAll("First?")),
  about("hotels", "profile", 1, inAll("Hotels")),
  about("hotels", "objection", 1, inAll("Too dear")),
  about("hotels", "source", 1, english("Example Bureau")),
  about("casinos", "buyer", 1, english("The marketing director")),
];

test("a sub-vertical's own texts come first, in their order, and its vertical's complete them", () => {
  expect(composeInsight(texts, "hotels", "en-US")).toEqual({
    subVertical: "hotels",
    language: "en-US",
    profile: "Hotels",
    buyer: null,
    season: null,
    questions: ["First?", "Second?", "Fifth?"],
    objections: [{ objection: "Too dear", answer: "Answer" }],
    coop: "Tourist boards add money",
    sources: ["Example Bureau"],
  });
});

test("it is told in the language asked for; what a source is called needs no translation", () => {
  const { language, questions, objections, sources } = composeInsight(texts, "hotels", "de-DE");
  expect(language).toBe("de-DE");
  expect(questions[0]).toBe("First? (de)");
  expect(objections).toEqual([{ objection: "Too dear (de)", answer: "Answer (de)" }]);
  expect(sources).toEqual(["Example Bureau"]);
});

test("one text that is not translated turns all of it into English, and the answer says so", () => {
  expect(composeInsight(texts, "casinos", "es-ES")).toMatchObject({
    language: "en-US",
    profile: "Leisure in general",
    buyer: "The marketing director",
    questions: ["Fifth?"],
  });
});

test("of a sub-vertical without a word nothing is told, in the language asked for", () => {
  expect(composeInsight(texts, "hospitals", "es-ES")).toEqual({
    subVertical: "hospitals",
    language: "es-ES",
    profile: null,
    buyer: null,
    season: null,
    questions: [],
    objections: [],
    coop: null,
    sources: [],
  });
});
