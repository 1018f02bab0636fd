import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { Formats } from "#language/format.ts";
import type { DIFFERENCE_LISTS, RevisionDifferences } from "../../contract/roomSchemas.ts";

/** A row of a difference under the name that readers know it by. */
export type NamedDifference = RevisionDifferences["years"][number] & { readonly name: string };

/** The lists that compare one thing with itself. */
export type ComparedList = Exclude<(typeof DIFFERENCE_LISTS)[number], "outliers">;

/** One list of a difference with names in the reader's language, in its own order. */
export function differenceNames(
  difference: RevisionDifferences,
  list: ComparedList,
  formats: Pick<Formats, "locale" | "year">,
): NamedDifference[] {
  if (list === "markets") return [...difference.markets];
  const names = {
    media: (id: string) => mediumName(id, formats.locale),
    verticals: (id: string) => verticalName(id, formats.locale),
    years: (id: string) => formats.year(Number(id)),
  };
  return difference[list].map((row) => ({ ...row, name: names[list](row.id) }));
}
