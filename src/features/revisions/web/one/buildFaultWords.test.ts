import { expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#language/format.ts";
import { textIn } from "#language/words/textIn.ts";
import { wordsIn } from "#language/words/words.ts";
import type { BuildFault } from "../../contract/roomSchemas.ts";
import { buildFaultWords } from "./buildFaultWords.ts";

const FAULT: BuildFault = { code: null, values: {}, message: "In English.", failure: null, place: null };
const wordsOf = async (locale: (typeof LOCALES)[number]) =>
  wordsIn(await textIn(locale), formatsFor(locale), new Map());

test.each(LOCALES)(
  "why a building failed is said in %s: what it lacks, what contradicts what, how it ended",
  async (locale) => {
    const words = await wordsOf(locale);
    const place = { medium: "tvOta", year: 2024, amounts: { evidence: 9e9, total: 2e9, excess: 7e9 } };
    const said = [
      buildFaultWords({ ...FAULT, code: "being-built", values: { revision: "7" } }, words),
      buildFaultWords(
        { ...FAULT, failure: "forecast-contradiction", place: { kind: "evidence-above-total", ...place } },
        words,
      ),
      buildFaultWords({ ...FAULT, failure: "interrupted" }, words),
      buildFaultWords({ ...FAULT, failure: "storage-full" }, words),
    ];
    expect(new Set(said).size).toBe(4);
    for (const one of said) expect(one).not.toMatch(/^null$|In English|\{\{|undefined|forecastRoom|jobs\.|errors\./);
    expect(said[1]).toContain(words.formats.dollars(9e9));
  },
);

test("what only the sentence of the API knows is left to it", async () => {
  const words = await wordsOf("de-DE");
  expect(buildFaultWords(FAULT, words)).toBeNull();
  expect(buildFaultWords({ ...FAULT, failure: "invalid-input" }, words)).toBeNull();
});
