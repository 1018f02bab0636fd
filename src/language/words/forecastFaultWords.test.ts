import { expect, test } from "vitest";
import { FORECAST_FAULT_KINDS } from "#domain/forecast/forecastFault.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#language/format.ts";
import { textIn } from "./textIn.ts";
import { wordsIn } from "./words.ts";
import { forecastFaultWords } from "./forecastFaultWords.ts";

const NAMES = new Map([["tv-623", "Dallas"]]);
const AMOUNTS =
  "asked most least around total difference evidence given wanted excess fixed margin one second held dollars".split(
    " ",
  );

const wordsOf = async (locale: (typeof LOCALES)[number]) => wordsIn(await textIn(locale), formatsFor(locale), NAMES);

test("what contradicts what is told with the constraint, where it meets its limit, and every amount to the dollar", async () => {
  const fault = {
    code: "contradictory-margins",
    place: {
      kind: "above-room",
      constraint: 2,
      lines: [{ market: "tv-623", medium: "tvOta", part: "core" }],
      amounts: { asked: 1_400, most: 1_300, excess: 100 },
    },
  } as const;
  expect(forecastFaultWords(fault, await wordsOf("en-US"))).toBe(
    "Constraint 3 asks for $1,400, but no more than $1,300 is available: $100 too much. The limit is in Dallas · TV OTA (Core).",
  );
  expect(forecastFaultWords(fault, await wordsOf("de-DE"))).toContain("Vorgabe 3 verlangt");
});

test.each(LOCALES)("every kind has a whole sentence in %s", async (locale) => {
  const words = await wordsOf(locale);
  const amounts = Object.fromEntries(AMOUNTS.map((name, place) => [name, 1_000 + place]));
  for (const kind of FORECAST_FAULT_KINDS) {
    const place = { kind, medium: "tvOta", year: 2027, constraint: 0, other: 1, amounts };
    const said = forecastFaultWords({ code: "contradictory-margins", place }, words);
    expect(said).toMatch(/\.$/);
    expect(said).not.toMatch(/\{\{|undefined|forecastRoom/);
    expect(said, "says nothing of amounts and places").not.toBe(
      forecastFaultWords({ code: "other", place: {} }, words),
    );
  }
});

test.each(LOCALES)(
  "what no words of its own are known for is placed in %s, and a run that broke off says so",
  async (locale) => {
    const words = await wordsOf(locale);
    expect(forecastFaultWords({ code: "invalid-input", place: { medium: "tvOta", year: 2027 } }, words)).toContain(
      `${words.medium("tvOta")}, 2027`,
    );
    const all = ["interrupted", "owner-gone", "conflict", "fault"].map((code) =>
      forecastFaultWords({ code, place: {} }, words),
    );
    expect(new Set(all).size).toBe(4);
    for (const said of all) expect(said).not.toMatch(/\{\{|undefined|forecastRoom|jobs\./);
  },
);
