import { useState } from "react";
import { useText } from "#language/useText.ts";
import { NoHits } from "#ui/problem/NoHits.tsx";
import { SearchWords } from "../search/SearchWords.tsx";
import { byLetter } from "./chooseTerms.ts";
import style from "./Glossary.module.css";
import { TermEntry } from "./TermEntry.tsx";
import { useGlossary } from "./useGlossary.ts";

/** The words of the field in alphabetical order, found in three languages. */
export function Glossary() {
  const text = useText();
  const [words, setWords] = useState("");
  const { terms } = useGlossary(words);
  const letters = byLetter(terms);
  return (
    <div className={style["glossary"]}>
      <SearchWords
        label={text("guides.glossary.search")}
        clear={text("guides.search.clear")}
        words={words}
        onChange={setWords}
      />
      {terms.length === 0 && <NoHits words={words} onClear={() => setWords("")} />}
      {letters.length > 1 && (
        <nav className={style["letters"]} aria-label={text("guides.glossary.letters")}>
          {letters.map(({ letter }) => (
            <a key={letter} href={`#letter-${letter}`} onClick={(event) => jumpTo(event, letter)}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <p className={style["count"]} role="status">
        {text("guides.glossary.count", { count: terms.length })}
      </p>
      {letters.map(({ letter, terms: found }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} tabIndex={-1}>
            {letter}
          </h2>
          <dl>
            {found.map((term) => (
              <TermEntry key={term.id} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** In place: the address keeps the tab alone. */
function jumpTo(event: { preventDefault(): void }, letter: string): void {
  event.preventDefault();
  const heading = document.getElementById(`letter-${letter}`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
