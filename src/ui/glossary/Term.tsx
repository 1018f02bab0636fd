import style from "./Term.module.css";
import type { TermId } from "./terms.ts";

interface TermProps {
  readonly id: TermId;
  /** The term as the sentence has it. */
  readonly children: string;
  readonly inButton?: boolean;
}

/** A word of the field with a dotted line below it; `TermCard` shows what it means to pointer, keyboard and finger. */
export function Term({ id, children, inButton = false }: TermProps) {
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
