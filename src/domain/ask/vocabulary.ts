import type { AskWorld, Phrase } from "./askWorld.ts";
import { GRAMMAR } from "./grammar.ts";
import { byNearness, type Meaning, NEARNESS, type Reading } from "./meaning.ts";
import { nameVocabulary } from "./nameVocabulary.ts";
import { marketVocabulary } from "./marketVocabulary.ts";
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
    const forgiving = meaning.kind !== "noise" && meaning.kind !== "and";
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
