import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FAILURES } from "#domain/failure.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "./messages/all.ts";
import { AREAS } from "./messages/areas.ts";

const messages = {
  "en-US": flatten(ALL_MESSAGES["en-US"]),
  "es-ES": flatten(ALL_MESSAGES["es-ES"]),
  "de-DE": flatten(ALL_MESSAGES["de-DE"]),
};

/** `{filters: {year: "Year"}}` becomes `filters.year → Year`. */
function flatten(tree: object, path = ""): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === "object" && value !== null
        ? [...flatten(value, `${path}${key}.`)]
        : [[path + key, String(value)]],
    ),
  );
}

/** Languages may have more forms of the plural than English; what is counted is the text without its form. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const keysOf = (locale: keyof typeof messages) =>
  [...new Set([...messages[locale].keys()].map(withoutPlural))].toSorted();

const placeholders = (text = "") => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = ""]) => name).toSorted();

test.each(LOCALES)("every file of texts in %s is an area that some screen loads", (locale) => {
  const files = readdirSync(join(import.meta.dirname, "messages", locale));
  expect(files.toSorted()).toEqual(
    Object.keys(AREAS)
      .map((name) => `${name}.json`)
      .toSorted(),
  );
});

test.each(LOCALES)("%s has every text, and none that the others lack", (locale) => {
  expect(keysOf(locale)).toEqual(keysOf("en-US"));
  expect(keysOf(locale).length).toBeGreaterThan(100);
});

test.each(LOCALES)("%s puts in everything that English puts in", (locale) => {
  const different = [...messages[locale]].filter(([key, text]) => {
    const english = messages["en-US"].get(key) ?? messages["en-US"].get(`${withoutPlural(key)}_other`);
    // "One market" may say its number in a word.
    return !/_(one|zero)$/.test(key) && String(placeholders(text)) !== String(placeholders(english));
  });
  expect(different).toEqual([]);
});

test.each(LOCALES)("%s leaves no text empty and no space at an end", (locale) => {
  expect([...messages[locale]].filter(([, text]) => text.trim() === "" || text !== text.trim())).toEqual([]);
});

test("every failure of the API is explained: what and why", () => {
  const unexplained = Object.keys(FAILURES).filter(
    (code) => !messages["en-US"].has(`errors.${code}.what`) || !messages["en-US"].has(`errors.${code}.why`),
  );
  expect(unexplained).toEqual([]);
});
