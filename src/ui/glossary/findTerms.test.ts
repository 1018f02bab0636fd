import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import { findTerms, vocabularyOf } from "./findTerms.ts";
import { TERMS } from "./terms.ts";

const vocabulary = (locale: Locale) => {
  const { terms } = ALL_MESSAGES[locale].glossary;
  return vocabularyOf(TERMS.map((id) => ({ id, found: terms[id].found.split("|") })));
};
const termsOf = (text: string, locale: Locale = "en-US") =>
  findTerms(text, vocabulary(locale)).flatMap(({ term }) => term ?? []);

test.each<[Locale, string, string[]]>([
  ["en-US", "Digital share", ["digitalShare"]],
  ["en-US", "Ad spending by medium, 2026, in $M, with political", ["adSpending", "medium", "political"]],
  ["en-US", "Shares, indexed", ["share"]],
  ["en-US", "Share of share of wallet", ["share", "shareOfWallet"]],
  ["de-DE", "Werbeausgaben nach Medium, 2026, ohne politische Werbung", ["adSpending", "medium", "core"]],
  ["de-DE", "Anteile der Medien am Budget", ["share", "medium", "wallet"]],
  ["es-ES", "Cuota nacional de la inversión", ["share", "nation", "adSpending"]],
])("in %s, %j explains %j", (locale, text, terms) => {
  expect(termsOf(text, locale)).toEqual(terms);
});

test("a word inside another one is no term, and each is marked once", () => {
  expect(termsOf("Rankings and ranks; the rank")).toEqual(["rank"]);
});

test("what closes a term stays with it: a comma, a semicolon, a possessive", () => {
  const tails = (text: string) =>
    findTerms(text, vocabulary("en-US")).flatMap(({ term, tail }) => (term === null ? [] : tail));
  expect(tails("Ad spending, with political; forecasts in italics")).toEqual([",", ";", ""]);
  expect(tails("the category’s share (of the wallet).")).toEqual(["’s", "", ")."]);
});

test("no text loses or gains a letter by being taken apart", () => {
  const words = vocabulary("en-US");
  const some = fc.array(
    fc.constantFrom("share", "of", "wallet", "share’share", "gap;rank,", "index", " ", ", ", "Gap", "TV OTA", "ñ", "%"),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        some.map((list) => list.join(" ")),
      ),
      (text) => {
        const pieces = findTerms(text, words);
        expect(pieces.map((piece) => piece.text + piece.tail).join("")).toBe(text);
        expect(pieces.filter(({ term }) => term !== null).length).toBeLessThanOrEqual(3);
      },
    ),
  );
});

test.each(LOCALES)("every term has a definition in %s, and is found by its name alone", (locale) => {
  const { terms } = ALL_MESSAGES[locale].glossary;
  expect(Object.keys(terms).toSorted()).toEqual([...TERMS].toSorted());
  expect(TERMS.length).toBeGreaterThanOrEqual(60);
  for (const id of TERMS) expect(terms[id].meaning.length).toBeGreaterThan(15);
  // Two terms that claim the same word would hide one of them.
  const words = TERMS.flatMap((id) => terms[id].found.toLowerCase().split("|"));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test.each(LOCALES)("every medium is explained in %s under the name it has everywhere", (locale) => {
  for (const { id, names } of MEDIA) expect(termsOf(names[locale], locale)).toEqual([id]);
});
