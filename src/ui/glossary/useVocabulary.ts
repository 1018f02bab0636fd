import type { TFunction } from "i18next";
import type { Locale } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { type Vocabulary, vocabularyOf } from "./findTerms.ts";
import { type TermId, TERMS } from "./terms.ts";

const made = new Map<Locale, Vocabulary<TermId>>();

/** The terms of the language shown, made ready once. */
export function useVocabulary(): Vocabulary<TermId> {
  const text = useText();
  const { locale } = useFormats();
  const known = made.get(locale);
  if (known) return known;
  const vocabulary = makeVocabulary(text);
  made.set(locale, vocabulary);
  return vocabulary;
}

function makeVocabulary(text: TFunction): Vocabulary<TermId> {
  return vocabularyOf(TERMS.map((id) => ({ id, found: text(`glossary.terms.${id}.found`).split("|") })));
}
