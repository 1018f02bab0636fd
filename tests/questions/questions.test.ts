import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#domain/taxonomy/name.ts";
import { askEntries, askedEntry, type Asking } from "#ui/ask/askEntries.ts";
import { exampleQuestions } from "#ui/ask/exampleQuestions.ts";
import { sampleAsking } from "#tests/support/sampleAsking.ts";
import { ENGLISH_QUESTIONS } from "./englishQuestions.ts";
import { GERMAN_QUESTIONS } from "./germanQuestions.ts";
import { SPANISH_QUESTIONS } from "./spanishQuestions.ts";

const english = await sampleAsking("en-US");
const spanish = await sampleAsking("es-ES");
const german = await sampleAsking("de-DE");

const pathOf = (question: string, asking: Asking = english) => askedEntry(question, asking)[0]?.go;
const understood = (question: string, asking: Asking = english) => asking.understand(question, asking.before);

describe("a question opens the screen that answers it", () => {
  test.each(ENGLISH_QUESTIONS)("%s", (question, path) => expect(pathOf(question)).toBe(path));
  test.each(SPANISH_QUESTIONS)("%s", (question, path) => expect(pathOf(question, spanish)).toBe(path));
  test.each(GERMAN_QUESTIONS)("%s", (question, path) => expect(pathOf(question, german)).toBe(path));
});

test("all three languages are understood whichever is shown", () => {
  for (const asking of [english, spanish, german]) {
    expect(pathOf("Gebrauchtwagenhändler Dallas próximo año per capita", asking)).toBe(
      "/vertical/subvertical?sub=usedCarDealers&market=tv-623&year=2027&measure=perCapita",
    );
  }
});

const LANGUAGES: readonly (readonly [Locale, Asking, typeof ENGLISH_QUESTIONS])[] = [
  ["en-US", english, ENGLISH_QUESTIONS],
  ["es-ES", spanish, SPANISH_QUESTIONS],
  ["de-DE", german, GERMAN_QUESTIONS],
];

test.each(LANGUAGES)(
  "what is said to have been understood, asked again, is understood the same in %s",
  (_, asking, questions) => {
    for (const [question] of questions) {
      const [answer] = askEntries(question, asking);
      if (!answer) continue;
      expect([question, answer.label, pathOf(answer.label, asking)]).toEqual([question, answer.label, answer.go]);
      expect([answer.label, understood(answer.label, asking).unknown]).toEqual([answer.label, []]);
    }
  },
);

test.each(LANGUAGES)("every example of the empty search is understood to the last word in %s", (_, asking) => {
  const examples = exampleQuestions("tv-623", asking.words);
  expect(examples).toHaveLength(3);
  for (const example of examples) {
    expect([example, understood(example, asking).unknown]).toEqual([example, []]);
    expect(askEntries(example, asking)[0]?.answer).toBeDefined();
  }
});

const PARTS = fc.tuple(
  fc.constantFrom("used-car dealers", "Krankenhäuser", "abogados", "retail", "QSR"),
  fc.constantFrom("in Dallas", "en Phoenix", "Boston", "Portland ME"),
  fc.constantFrom("2027", "next year", "el año pasado", "in zwei Jahren"),
  fc.constantFrom("radio", "Fernsehen", "OTT", "vallas"),
  fc.constantFrom("vs nation", "gegenüber Houston und Denver", "frente a Chicago"),
  fc.constantFrom("without political", "sin política"),
  fc.constantFrom("per capita", "pro Kopf", "in percent"),
);

test("known parts in any order lead to the same address", () => {
  fc.assert(
    fc.property(
      PARTS.chain((parts) => fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length }))),
      ([parts, shuffled]) => {
        expect(pathOf(shuffled.join(" "))).toBe(pathOf(parts.join(" ")));
        expect(understood(shuffled.join(" ")).unknown).toEqual([]);
      },
    ),
  );
});

test("whatever is typed, nothing breaks, and words without meaning are said", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 120 }), (typed) => void askEntries(typed, english)));
  expect(understood("zxqvb Dallas 🙈 <script> 2027").unknown).toEqual(["zxqvb", "script"]);
  expect(understood("Dallas radio cable").unknown).toEqual(["cable"]);
  expect(askEntries("zxqvb qqwwee", english)).toEqual([]);
});

describe("what could be meant otherwise stands below", () => {
  test("the other Portland, and the radio market of the same city", () => {
    const labels = askEntries("Portland hospitals", english).map(({ label }) => label);
    expect(labels).toEqual([
      "Hospitals in Portland, OR, 2026",
      "Hospitals in Portland-Auburn, 2026",
      "Hospitals in the radio market Portland, OR, 2026",
      "Hospitals in the radio market Portland, ME, 2026",
    ]);
  });

  test("one letter may be wrong in a word of five, and the other names of a market are told from articles", () => {
    expect(pathOf("hospitls in dallsa")).toBe(pathOf("hospitals in dallas"));
    expect(pathOf("lawyers in la")).toBe(pathOf("lawyers in Los Angeles"));
    expect(pathOf("cuota de la radio en Dallas", spanish)).toBe(
      "/share-wallet?medium=radioOta&market=tv-623&year=2026",
    );
  });
});

describe("what is not in the subscription", () => {
  test("is said of a market and of a line of business, with the way to ask for it", async () => {
    const narrow = await sampleAsking("en-US", { markets: ["tv-501", "tv-623"], verticals: ["retail"] });
    expect(understood("furniture in Chicago", narrow).closed.map(({ text }) => text)).toEqual(["Chicago"]);
    const entries = askEntries("hospitals in Chicago 2027", narrow);
    expect(entries.map(({ label, go }) => [label, go])).toEqual([
      ["Request Hospitals", "/vertical/subvertical?sub=hospitals"],
      ["Request Chicago", "/market-summary?market=tv-602"],
    ]);
    expect(entries.map(({ detail }) => detail)).toEqual(["not in your subscription", "not in your subscription"]);
  });

  test("keeps nobody from an answer where it was only to be compared with", async () => {
    const narrow = await sampleAsking("en-US", { markets: ["tv-501", "tv-623"] });
    const entries = askEntries("hospitals in Dallas vs Chicago and nation", narrow);
    expect(entries.map(({ go }) => go)).toEqual([
      "/vertical/subvertical?sub=hospitals&market=tv-623&year=2026&compare=nation",
      "/market-summary?market=tv-602",
    ]);
  });

  test("shares of wallet are not offered to those who may not see them", async () => {
    const narrow = await sampleAsking("en-US", { without: ["/share-wallet"] });
    const entries = askEntries("radio gap hospitals Dallas", narrow);
    expect(entries[0]?.go).toBe("/vertical/subvertical?sub=hospitals&market=tv-623&year=2026#mediaAdSpending");
    expect(entries[1]?.go).toBe("/share-wallet");
  });
});
