import type { Locale } from "#domain/taxonomy/name.ts";
import type { SubVertical } from "#domain/taxonomy/verticals.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";

/** The sub-verticals whose name has words that begin like those typed, in the reader's language or in English. */
export function findSubVerticals(typed: string, locale: Locale): SubVertical[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return SUB_VERTICALS.filter(({ names }) =>
    [names[locale], names["en-US"]].some((name) => {
      const words = wordsOf(name);
      return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
    }),
  );
}

/** Lower case and without accents: `Médicos` is found by `medi`. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
