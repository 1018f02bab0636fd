import { plainLetters } from "../plainLetters.ts";

/** A word as it was typed, and as it is looked up. */
export interface Word {
  readonly text: string;
  /** Without case, accents and endings; empty for what only joins or parts words, such as a comma. */
  readonly stem: string;
}

/** Longer questions are cut: nobody asks for so much at once. */
const MOST_WORDS = 32;
const WORD = /\d+(?:[.,]\d{1,2})?\s?(?:%|percent\b|per cent\b|prozent\b|por ciento\b)|\p{L}[\p{L}\p{M}]*|\d+|[,&+]/giu;

/** Shorter forms of places' names, by the longer. */
const SHORT_FORMS: Readonly<Record<string, string>> = { ft: "fort", saint: "st", vs: "versus" };

/** The words of a text in order; punctuation other than what joins a list is nothing. */
export function wordsOf(text: string): readonly Word[] {
  const found = text.normalize("NFC").match(WORD) ?? [];
  return found.slice(0, MOST_WORDS).map((word) => ({ text: word, stem: stemOf(word) }));
}

/** What a name is looked up by: all its words in one, so that `fast-food`, `fast food` and `fastfood` are the same. */
export function keyOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join("");
}

/**
 * The part of a word that its plural and its cases share in the three languages, roughly: `dealers` and `dealer`, `hoteles`
 * and `hotel`, `Märkte` and `Markt`, `Autohäuser` and `Autohaus`. Rough is enough, since names are cut by the same rule.
 */
function stemOf(word: string): string {
  if (/^[,&+]$/.test(word)) return "";
  const plain = plainLetters(word);
  const known = SHORT_FORMS[plain] ?? plain;
  return known.length < 4 ? known : known.replace(/hae?usern?$/, "haus").replace(/(?:es|en|(?<!s)s|n|e)$/, "");
}
