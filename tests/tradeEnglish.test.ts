import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
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

/** What is printed in English at large: screens, the starter content, and mails. On the left what no trade paper would print, on the right what it does. */
const RATHER: readonly (readonly [never: RegExp, but: string])[] = [
  [/\b(held|holding|holds) (vs\.|against)\b/i, "compared with"],
  [/\bin vain\b/i, "failed attempts"],
  [/\btake over what\b/i, "start with"],
  [/\btaken (back|out)\b/i, "undone, removed"],
  [/\btakes? (back|out)\b/i, "undo, remove"],
  [/\bbrought (back|in)\b|\bbring back\b/i, "restore, import"],
  [/\bquestions that open the talk\b/i, "questions to open with"],
  [/\bmay be had\b|\bis to be had\b|\bcannot be had\b/i, "is available"],
  [/\bwhilst\b|\bamongst\b/i, "while, among"],
  [/\banew\b|\bafresh\b/i, "again"],
  [/\bmend(s|ed)?\b/i, "fix"],
  [/\bgladly\b/i, "happy to"],
  [/\bsomebody\b|\banybody\b|\beverybody\b/i, "someone, anyone, everyone"],
  [/\be-mails?\b/i, "email"],
  [/(?<!sent )\bby mail\b|\bmails\b/i, "by email, emails"],
  [/\bmodelled\b|\bcancelled\b|\bcolour(ed)?\b|\bmisspelt\b|\blearnt\b|\bprogrammes?\b/i, "American spelling"],
  [/\bair time\b/i, "airtime"],
  [/\bon the year before\b/i, "from the year before"],
  [/\bbest quarter of (all )?markets\b/i, "top quartile of markets"],
  [/\bis decided now\b|\bis sold now\b/i, "say who decides or sells"],
  [/\b(must|should|may) stand\b(?! out)|\bstands? (here|there|under|below|beside)\b/i, "is, appears"],
  [/\bgoes? on working\b/i, "still works"],
  [/\bthe running year\b/i, "the current year"],
  [/\byears? to come\b/i, "future years"],
  [/\b(divided|divides) over\b/i, "allocated to"],
  [/\bjoint sales houses\b/i, "interconnects"],
  [/\bno copy sales\b/i, "no circulation revenue"],
];

const ratherThan = (text: string) => RATHER.filter(([never]) => never.test(text)).map(([, but]) => but);

/** Every English text with the place it stands in. */
function* english(): Generator<readonly [place: string, text: string]> {
  yield* textsOf(ALL_MESSAGES["en-US"]);
  for (const file of filesBelow("content").filter((name) => name.endsWith("en-US.md"))) {
    for (const line of read(file).split("\n")) yield [file, line];
  }
  for (const file of filesBelow("src/platform/mail/words").filter((name) => name.endsWith("Mail.ts"))) {
    const [, own = ""] = /"en-US": \(([\s\S]*?)"es-ES": \(/.exec(read(file)) ?? [];
    for (const [, text = ""] of own.matchAll(/["`]([^"`]{3,})["`]/g)) yield [file, text];
  }
}

test("no English text on screens, in the starter content or in mails says what no trade paper would print", () => {
  const found = [...english()].flatMap(([place, text]) => {
    const but = ratherThan(text);
    return but.length === 0 ? [] : [`${place}: ${but.join("; ")}, not: ${text}`];
  });
  expect(found).toEqual([]);
});

test("what is read are all three: screens, content and mails; and a text of a translator is found in each", () => {
  const places = [...english()].map(([place]) => place);
  expect(places.filter((place) => place.startsWith("content")).length).toBeGreaterThan(2_000);
  expect(places.filter((place) => place.endsWith("Mail.ts")).length).toBeGreaterThan(50);
  expect(places.length).toBeGreaterThan(6_000);
  expect(ratherThan("The share held against the nation, modelled on the year before")).toEqual([
    "compared with",
    "American spelling",
    "from the year before",
  ]);
});

/** Names that are written large wherever they stand: of media, verticals, roles, services and their files. */
const NAMES = new Set(
  [
    ...MEDIA.map(({ names }) => names["en-US"]),
    ...VERTICALS.map(({ names }) => names["en-US"]),
    "Ad Intel, Nielsen, Microsoft, Entra, Excel, PowerPoint, Google, Sheets, API, CSV, PDF, URL, ID, TV, OTA, HHI, AQH, ERP, HAAT, FCC, BEA, BLS, NAICS",
    "Census Bureau, Hispanic, English, Spanish, German, Spotmarket, Tier, Node.js, Citus, Latin, Atom, Alt, European, Administrator, Subscriber",
  ].flatMap((name) => name.split(/[^A-Za-z.]+/)),
);

/** A heading's words after its first that begin with a capital although they are no names. */
function capitalsIn(heading: string): string[] {
  const words = heading.replaceAll(/\{\{[^}]*\}\}/g, "x").split(/\s+/);
  return words.filter((word, at) => {
    const [, plain = ""] = /^[“(]?([A-Z][a-z]+)(?![A-Za-z])/.exec(word) ?? [];
    const isFirst = at === 0 || words[at - 1] === "↑" || /[.:?!·…]$/.test(words[at - 1] ?? "");
    return plain !== "" && !isFirst && !NAMES.has(plain);
  });
}

test("headings, labels and buttons on screens are in sentence case; the menu keeps the names that were agreed", () => {
  const { menu: _, glossary: __, ...messages } = ALL_MESSAGES["en-US"];
  const headings = [...textsOf(messages)].filter(([, text]) => !/[.!?]$/.test(text) && text.split(" ").length <= 6);
  expect(headings.length).toBeGreaterThan(2_000);
  expect(headings.filter(([, text]) => capitalsIn(text).length > 0)).toEqual([]);
  expect(capitalsIn("Media Compared With The Nation")).toEqual(["Compared", "With", "The", "Nation"]);
});

test("the two levels of advertisers are verticals and categories, and nothing else, on every screen", () => {
  const { menu: _, ...messages } = ALL_MESSAGES["en-US"];
  const other = [...textsOf(messages)].filter(
    ([key, text]) =>
      key !== "glossary.terms.category.found" &&
      /\blines? of business\b|\bsub-verticals?\b|\bkinds? of advertiser\b/i.test(text),
  );
  expect(other).toEqual([]);
});

const ROOT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const filesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`);

function* textsOf(messages: object, path = ""): Generator<readonly [path: string, text: string]> {
  for (const [key, text] of Object.entries(messages)) {
    if (typeof text === "string") yield [`${path}${key}`, text];
    else if (typeof text === "object" && text !== null) yield* textsOf(text, `${path}${key}.`);
  }
}
