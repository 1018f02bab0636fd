import type { TFunction } from "i18next";
import { Fragment, memo, useMemo } from "react";
import type { Locale } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { findTerms, type Vocabulary, vocabularyOf } from "./findTerms.ts";
import { type TermId, TERMS } from "./terms.ts";
import style from "./TermText.module.css";

const made = new Map<Locale, Vocabulary<TermId>>();

/** The terms of the language shown, made ready once. */
function useVocabulary(): Vocabulary<TermId> {
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

interface TermProps {
  readonly id: TermId;
  /** The term as the sentence has it. */
  readonly children: string;
}

/**
 * A word of the field with a dotted line below it; `TermCard` shows what it means to pointer and finger. It is no stop of the Tab
 * key, or every line of small print would be three of them: the keyboard and screen readers come to its meaning by the button
 * that it stands in, or by the `TermsButton` beside its text.
 */
function Term({ id, children }: TermProps) {
  return (
    <span className={style["term"]} data-term={id}>
      {children}
    </span>
  );
}

/** The pieces of a text, with the terms in it. */
function usePieces(words: string) {
  const vocabulary = useVocabulary();
  return useMemo(() => findTerms(words, vocabulary), [words, vocabulary]);
}

/** Tells what the terms of a text mean, all at once, to who has no pointer; seen only while it has the focus. */
export function TermsButton({ of }: { readonly of: string }) {
  const text = useText();
  const terms = new Set(usePieces(of).flatMap(({ term }) => term ?? []));
  if (terms.size === 0) return null;
  return (
    <button type="button" className={style["button"]} data-terms={[...terms].join(" ")}>
      {text("glossary.button")}
    </button>
  );
}

/** A text whose terms of the field are explained where they stand: a column's head, a measure, a label, in the language shown. */
export const TermText = memo(function TermText({ children }: { readonly children: string }) {
  const pieces = usePieces(children);
  return pieces.map(({ text, term, tail }, at) =>
    term === null ? (
      text
    ) : (
      // The pieces of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {tail === "" ? (
          <Term id={term}>{text}</Term>
        ) : (
          <span className={style["whole"]}>
            <Term id={term}>{text}</Term>
            {tail}
          </span>
        )}
      </Fragment>
    ),
  );
});
