import { plainLetters } from "#domain/plainLetters.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { TermId } from "#ui/glossary/terms.ts";

export interface GlossaryTerm {
  readonly id: TermId;
  readonly name: string;
  readonly meaning: string;
  /** Its name in the other languages. */
  readonly others: readonly { readonly language: Locale; readonly name: string }[];
}

/** The terms that hold all the words, or their beginnings, in a name or in what they mean; accents make no difference. */
export function chooseTerms(terms: readonly GlossaryTerm[], words: string): GlossaryTerm[] {
  const wanted = plainLetters(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  return terms.filter(({ name, meaning, others }) => {
    const said = plainLetters([name, meaning, ...others.map((other) => other.name)].join(" ")).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => said.some((one) => one.startsWith(word)));
  });
}

/** Terms under the letter they begin with, in the order they stand in. */
export function byLetter(terms: readonly GlossaryTerm[]): { letter: string; terms: GlossaryTerm[] }[] {
  const groups = Map.groupBy(terms, ({ name }) => plainLetters(name).charAt(0).toUpperCase());
  return [...groups].map(([letter, found]) => ({ letter, terms: found }));
}
