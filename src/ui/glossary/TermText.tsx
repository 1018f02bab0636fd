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
  readonly inButton?: boolean;
}

/** A word of the field with a dotted line below it; `TermCard` shows what it means to pointer, keyboard and finger. */
function Term({ id, children, inButton = false }: TermProps) {
  if (inButton) {
    return (
      <span className={style["term"]} data-term={id}>
        {children}
      </span>
    );
  }
  return (
    <button type="button" className={style["word"]} data-term={id}>
      {children}
    </button>
  );
}

interface TermTextProps {
  /** A text in the language shown: a column's head, a measure, a label. */
  readonly children: string;
  /** Inside of a button, which has the focus itself and tells of its terms when it gets it. */
  readonly inButton?: boolean;
}

/** A text whose terms of the field are explained where they stand. */
export const TermText = memo(function TermText({ children, inButton = false }: TermTextProps) {
  const vocabulary = useVocabulary();
  const pieces = useMemo(() => findTerms(children, vocabulary), [children, vocabulary]);
  return pieces.map(({ text, term, tail }, at) =>
    term === null ? (
      text
    ) : (
      // The pieces of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {tail === "" ? (
          <Term id={term} inButton={inButton}>
            {text}
          </Term>
        ) : (
          <span className={style["whole"]}>
            <Term id={term} inButton={inButton}>
              {text}
            </Term>
            {tail}
          </span>
        )}
      </Fragment>
    ),
  );
});
