import type { Locale } from "#domain/taxonomy/name.ts";

/** A term of the field with what it means, by its id. */
export type GlossaryTerms = Readonly<Record<string, { readonly name: string; readonly meaning: string }>>;

const loaders: Record<Locale, () => Promise<{ default: { terms: GlossaryTerms } }>> = {
  "en-US": () => import("./messages/en-US/glossary.json", { with: { type: "json" } }),
  "es-ES": () => import("./messages/es-ES/glossary.json", { with: { type: "json" } }),
  "de-DE": () => import("./messages/de-DE/glossary.json", { with: { type: "json" } }),
};

/** The glossary in a language that is not shown, for those who look a term up across languages. */
export async function loadGlossary(language: Locale): Promise<GlossaryTerms> {
  const { default: glossary } = await loaders[language]();
  return glossary.terms;
}
