import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";

/** Double negatives, words of translators, and claims that outrun their range. What to say instead: docs/insights.md. */
const NEVER: Readonly<Record<Locale, readonly RegExp[]>> = {
  "en-US": [
    /\bNo (digital )?medium\b/,
    /\bNo category\b/,
    /\bNo vertical\b/,
    /\bhere and .*\bthere\b/,
    /\bHeld against\b/,
    /\bWallet of$/,
    /\bset to (reach|fall|stay|be|bring|end|take|overtake)\b/,
    /\btoo wide to call\b/,
    /\bin vain\b/,
    /\bGive your own\b/,
    /\bstrongest against the nation\b/i,
    /\ban even month\b/,
  ],
  "de-DE": [
    /\bKein (digitales )?Medium\b/,
    /\bKeine Kategorie\b/,
    /\bKeine Branche\b/,
    /\bhier \{\{\w+\}\}, dort\b/,
    /\bdürften?\b/,
    /\bgegenüber den USA:/,
    /\bvergeblich\b/i,
  ],
  "es-ES": [
    /\bNingún medio\b/,
    /\bNinguna categoría\b/,
    /\bNingún sector\b/,
    /\baquí(,| y) .*\ballí\b/,
    /\ben vano\b/,
    /\bfuerte frente al país:/,
  ],
};

test.each(LOCALES)("no text in %s speaks in a way that the trade does not", (locale) => {
  const found = [...textsOf(ALL_MESSAGES[locale])].filter(([, text]) =>
    NEVER[locale].some((never) => never.test(text)),
  );
  expect(found).toEqual([]);
});

test("a text that does would be found", () => {
  const said = ["No medium grows faster here than Mobile", "Kein Medium wächst schneller", "Ningún medio crece más"];
  expect(
    LOCALES.map((locale) => said.filter((text) => NEVER[locale].some((never) => never.test(text))).length),
  ).toEqual([1, 1, 1]);
});

function* textsOf(messages: object, path = ""): Generator<readonly [path: string, text: string]> {
  for (const [key, text] of Object.entries(messages)) {
    if (typeof text === "string") yield [`${path}${key}`, text];
    else if (typeof text === "object" && text !== null) yield* textsOf(text, `${path}${key}.`);
  }
}
