import type { GlossaryTerm } from "./chooseTerms.ts";
import style from "./Glossary.module.css";

/** A term, what it means, and what it is called in the other languages. */
export function TermEntry({ term: { id, name, meaning, others } }: { readonly term: GlossaryTerm }) {
  return (
    <div className={style["term"]} id={`term-${id}`}>
      <dt>{name}</dt>
      <dd>
        <p>{meaning}</p>
        {others.length > 0 && (
          <p className={style["others"]}>
            {others.map(({ language, name: other }) => (
              <span key={language}>
                <abbr title={language}>{language.slice(0, 2).toUpperCase()}</abbr> <span lang={language}>{other}</span>
              </span>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}
