import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { loadGlossary } from "#language/loadGlossary.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { TERMS } from "#ui/glossary/terms.ts";
import { chooseTerms, type GlossaryTerm } from "./chooseTerms.ts";

export interface Glossary {
  /** In the order of the alphabet of the language shown. */
  readonly terms: readonly GlossaryTerm[];
}

/** The terms of the field that hold some words in their name in any language, or in what they mean in this one; all without words. */
export function useGlossary(words = ""): Glossary {
  const text = useText();
  const formats = useFormats();
  const others = useOtherNames(formats.locale);
  return useMemo(() => {
    const all = TERMS.map((id) => ({
      id,
      name: text(`glossary.terms.${id}.name`),
      meaning: text(`glossary.terms.${id}.meaning`),
      others: others.flatMap(({ language, names }) => {
        const name = names[id]?.name;
        return name === undefined ? [] : [{ language, name }];
      }),
    }));
    return { terms: chooseTerms(all, words).toSorted((a, b) => formats.compare(a.name, b.name)) };
  }, [text, formats, others, words]);
}

const NONE: readonly { language: Locale; names: Awaited<ReturnType<typeof loadGlossary>> }[] = [];

/** The names in the other languages; until they are there the terms stand without them. */
function useOtherNames(shown: Locale) {
  const { data } = useQuery({
    queryKey: ["glossary", shown],
    queryFn: () =>
      Promise.all(
        LOCALES.filter((language) => language !== shown).map(async (language) => ({
          language,
          names: await loadGlossary(language),
        })),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}
