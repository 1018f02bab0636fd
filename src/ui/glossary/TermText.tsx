import { Fragment, memo, useMemo } from "react";
import { findTerms } from "./findTerms.ts";
import { Term } from "./Term.tsx";
import style from "./TermText.module.css";
import { useVocabulary } from "./useVocabulary.ts";

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
