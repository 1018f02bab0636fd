import { plainLetters } from "#domain/plainLetters.ts";

/** Plain letters with one space for everything between words, as people type in a hurry: `Käse-Straße` is `kase strasse`. */
export function plainWords(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9&]+/g, " ")
    .trim();
}

/** The same without anything between the letters: `O & O`, `o&o` and `L.A.` become `o&o` and `la`. */
export function squeezed(text: string): string {
  return plainWords(text).replaceAll(" ", "");
}
