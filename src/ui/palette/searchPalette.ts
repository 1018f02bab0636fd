import Fuse from "fuse.js";
import type { PaletteEntry } from "./paletteEntry.ts";
import { plainWords, squeezed } from "./plainWords.ts";

/** Everything the palette knows, made ready for searching. */
export interface PaletteIndex {
  readonly entries: readonly IndexedEntry[];
  readonly fuzzy: Fuse<FuzzyName>;
}

interface IndexedEntry {
  readonly entry: PaletteEntry;
  readonly label: string;
  readonly labelWords: readonly string[];
  readonly nicknames: readonly string[];
  readonly codes: readonly string[];
  readonly words: readonly string[];
}

interface FuzzyName {
  readonly at: number;
  readonly name: string;
}

/** A find with its rank: the smaller, the better. */
export interface PaletteFind {
  readonly entry: PaletteEntry;
  readonly rank: number;
}

/** How an entry can answer, best first. */
const EXACT = 0;
const NICKNAME = 1;
const BEGINS = 2;
const NICKNAME_BEGINS = 3;
const WORDS_OF_LABEL = 4;
const WORDS_OF_ALL = 5;
export const FUZZY = 6;

/** Shorter texts resemble everything. */
const SHORTEST_FUZZY = 4;
/** With so many good answers nobody has mistyped. */
const ENOUGH = 4;
const MOST_FUZZY = 12;

export function paletteIndex(entries: readonly PaletteEntry[]): PaletteIndex {
  const names = entries.flatMap((entry, at) =>
    [entry.label, ...entry.also, ...entry.nicknames]
      .map(plainWords)
      .filter((name) => name.length >= SHORTEST_FUZZY)
      .map((name) => ({ at, name })),
  );
  return {
    entries: entries.map(indexed),
    fuzzy: new Fuse(names, { keys: ["name"], includeScore: true, ignoreLocation: true, threshold: 0.34 }),
  };
}

function indexed(entry: PaletteEntry): IndexedEntry {
  const nicknames = entry.nicknames.map(squeezed);
  const words = [entry.label, ...entry.also, ...entry.nicknames].flatMap((name) => plainWords(name).split(" "));
  const label = plainWords(entry.label);
  return { entry, label, labelWords: label.split(" "), nicknames, codes: entry.also.map(squeezed), words };
}

/**
 * What answers a text, best first: the name itself, a nickname, the beginning of either, single words, and at last what only
 * resembles it. Equals keep the order of the entries.
 */
export function searchPalette({ entries, fuzzy }: PaletteIndex, text: string): PaletteFind[] {
  const wanted = plainWords(text);
  if (wanted === "") return [];
  const tight = squeezed(text);
  const parts = wanted.split(" ");

  const finds = new Map<PaletteEntry, number>();
  for (const indexedEntry of entries) {
    const rank = rankOf(indexedEntry, wanted, tight, parts);
    if (rank !== null) finds.set(indexedEntry.entry, rank);
  }
  if (finds.size < ENOUGH && tight.length >= SHORTEST_FUZZY) {
    for (const { item, score = 1 } of fuzzy.search(wanted, { limit: MOST_FUZZY })) {
      const entry = entries[item.at]?.entry;
      if (entry && !finds.has(entry)) finds.set(entry, FUZZY + score);
    }
  }
  return [...finds].map(([entry, rank]) => ({ entry, rank })).toSorted((a, b) => a.rank - b.rank);
}

function rankOf(
  { label, labelWords, nicknames, codes, words }: IndexedEntry,
  wanted: string,
  tight: string,
  parts: readonly string[],
): number | null {
  if (label === wanted) return EXACT;
  if (nicknames.includes(tight) || codes.includes(tight)) return NICKNAME;
  if (label.startsWith(wanted)) return BEGINS;
  if (tight.length > 1 && nicknames.some((name) => name.startsWith(tight))) return NICKNAME_BEGINS;
  if (parts.every((part) => labelWords.some((word) => word.startsWith(part)))) return WORDS_OF_LABEL;
  return parts.every((part) => words.some((word) => word.startsWith(part))) ? WORDS_OF_ALL : null;
}
