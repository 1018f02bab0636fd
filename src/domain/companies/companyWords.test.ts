import { describe, expect, test } from "vitest";
import { companyWords, hasWords, wordsAsked } from "./companyWords.ts";

const ROOFS = companyWords({
  name: "Müller’s Dächer & Co.",
  city: "Plano",
  state: "TX",
  zip: "75023",
  subVertical: "remodeling",
});
const isFound = (typed: string) => hasWords(ROOFS, wordsAsked(typed));

describe("a company is found", () => {
  test.each([
    "roofers in Plano",
    "Roofers Plano",
    "tejados en plano",
    "Dachdecker bei Plano, TX",
    "home services 75023",
  ])("by what it does and where: %s", (typed) => expect(isFound(typed)).toBe(true));

  test.each(["mullers", "Müller", "dach", "MÜLLERS DÄCHER"])(
    "by its name, without accents and in any case: %s",
    (typed) => expect(isFound(typed)).toBe(true),
  );

  test.each(["roofers in Dallas", "dentists Plano", "ller", "roofers in Plano now"])(
    "not where a word is wrong: %s",
    (typed) => expect(isFound(typed)).toBe(false),
  );

  test("by a word that otherwise only stands between others, where it is the only one", () => {
    expect(
      hasWords(
        companyWords({ name: "In and Out", city: null, state: null, zip: null, subVertical: "x" }),
        wordsAsked("in"),
      ),
    ).toBe(true);
  });
});
