import { BUSINESS_NICKNAMES } from "../nicknames/businessNicknames.ts";
import { MEDIUM_NICKNAMES } from "../nicknames/mediumNicknames.ts";
import { MEDIA, type MediumId } from "../taxonomy/media.ts";
import { LOCALES, type Names } from "../taxonomy/name.ts";
import { VERTICALS } from "../taxonomy/verticals.ts";
import type { AskWorld, Phrase } from "./askWorld.ts";
import { GRAMMAR } from "./grammar.ts";
import { marketVocabulary } from "./marketVocabulary.ts";
import { byNearness, type Meaning, NEARNESS, type Reading } from "./meaning.ts";
import { keyOf, wordsOf } from "./words.ts";

/** Everything that a question can be made of. */
export interface Vocabulary {
  /** What a key means, the nearest first. */
  readonly readings: ReadonlyMap<string, readonly Reading[]>;
  /** Keys that are found with a wrong letter too, by the traces of `tracesOf`. */
  readonly forgiving: ReadonlyMap<string, readonly string[]>;
  /** The most words that a key is made of. */
  readonly longest: number;
}

/** Shorter keys resemble everything. */
const SHORTEST_FORGIVING = 4;
/** Words of the language are many and small: "bostn" is no "most". */
const SHORTEST_FORGIVING_WORD = 7;

/** The words and names that this person can ask with, in the three languages at once. */
export function vocabularyOf(world: AskWorld): Vocabulary {
  const readings = new Map<string, Reading[]>();
  const forgiving = new Map<string, Set<string>>();
  let longest = 1;
  for (const { phrase, meaning, nearness, forgiving: forgives } of phrasesOf(world)) {
    for (const spelling of spellings(phrase)) {
      const words = wordsOf(spelling);
      const key = keyOf(words);
      if (key === "") continue;
      longest = Math.max(longest, words.length);
      const known = readings.get(key) ?? [];
      if (!readings.has(key)) readings.set(key, known);
      if (!known.some((reading) => same(reading.meaning, meaning))) known.push({ meaning, nearness });
      if (forgives && key.length >= SHORTEST_FORGIVING) {
        for (const trace of tracesOf(key, 0)) forgiving.set(trace, (forgiving.get(trace) ?? new Set()).add(key));
      }
    }
  }
  for (const found of readings.values()) found.sort(byNearness);
  return { readings, forgiving: new Map([...forgiving].map(([trace, keys]) => [trace, [...keys]])), longest };
}

/** A wrong letter leaves a key its beginning or its end: the keys that can resemble one of `more` letters share one of these. */
export function tracesOf(key: string, more: number): string[] {
  const length = key.length + more;
  return [`${length}${key.slice(0, 2)}-`, `${length}-${key.slice(-2)}`];
}

function phrasesOf(world: AskWorld): Phrase[] {
  const fixed = GRAMMAR.flatMap(([phrase, spoken]): Phrase[] => {
    const meaning: Meaning =
      spoken.kind === "yearsAhead" ? { kind: "year", year: world.currentYear + spoken.ahead } : spoken;
    if (meaning.kind === "year" && !world.years.includes(meaning.year)) return [];
    const forgiving = phrase.length >= SHORTEST_FORGIVING_WORD && meaning.kind !== "noise" && meaning.kind !== "and";
    return [{ phrase, meaning, nearness: NEARNESS.name, forgiving }];
  });
  const years = world.years.map(
    (year): Phrase => ({
      phrase: String(year),
      meaning: { kind: "year", year },
      nearness: NEARNESS.name,
      forgiving: false,
    }),
  );
  return [...fixed, ...years, ...marketVocabulary(world), ...nameVocabulary(world)];
}

/** A German name is typed with dots or with an `e` in their stead. */
function spellings(phrase: string): string[] {
  const long = phrase.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize("NFD").charAt(0)}e`);
  return long === phrase ? [phrase] : [phrase, long];
}

function same(one: Meaning, other: Meaning): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a name is made of: "Plumbing, heating & air conditioning" is also asked for as "heating". */
const BETWEEN_PARTS = /\s*[,/&()]\s*|-,?\s+|\s+(?:and|und|y|o|e|de)\s+/;
const SHORTEST_PART = 4;

/** Media that are called by a word too short to be part of a name. */
const SHORT_MEDIA: Readonly<Partial<Record<MediumId, readonly string[]>>> = {
  tvOta: ["TV", "tele", "TV OTA"],
  radioOta: ["radio"],
  newspaperPrint: ["newspaper", "prensa", "Zeitung"],
  ctvOtt: ["televisión conectada", "TV conectada", "vernetztes Fernsehen"],
  ooh: ["out of home", "publicidad exterior", "Außenwerbung", "billboard"],
};

/** Verticals, sub-verticals and media by their names in three languages, the parts of these and their nicknames, and screens. */
function nameVocabulary({ screens }: Pick<AskWorld, "screens">): Phrase[] {
  const businesses = VERTICALS.flatMap(({ id, names, subVerticals }) => [
    ...named(names, [...BUSINESS_NICKNAMES[id], ...halves(names)], { kind: "vertical", vertical: id }),
    ...subVerticals.flatMap((sub) =>
      named(sub.names, BUSINESS_NICKNAMES[sub.id] ?? [], { kind: "subVertical", subVertical: sub.id }),
    ),
  ]);
  const media = MEDIA.flatMap(({ id, names }) =>
    named(names, [...MEDIUM_NICKNAMES[id], ...(SHORT_MEDIA[id] ?? [])], { kind: "medium", medium: id }),
  );
  const pages = screens.flatMap(({ path, names }) =>
    names.map((phrase) => ({
      phrase,
      meaning: { kind: "screen", path } as const,
      nearness: NEARNESS.nickname,
      forgiving: true,
    })),
  );
  return [...businesses, ...media, ...pages];
}

/** A vertical of two names answers to both: "Restaurants/Food". */
function halves(names: Names): string[] {
  return LOCALES.flatMap((locale) => names[locale].split("/"));
}

function named(names: Names, nicknames: readonly string[], meaning: Meaning): Phrase[] {
  const whole = LOCALES.map((locale) => names[locale]);
  const parts = whole
    .flatMap((name) => name.split(BETWEEN_PARTS))
    .filter((part) => part.length >= SHORTEST_PART && !whole.includes(part));
  return [
    ...whole.map((phrase) => ({ phrase, meaning, nearness: NEARNESS.name, forgiving: true })),
    ...nicknames.map((phrase) => ({ phrase, meaning, nearness: NEARNESS.nickname, forgiving: true })),
    ...parts.map((phrase) => ({ phrase, meaning, nearness: NEARNESS.partOfName, forgiving: true })),
  ];
}
