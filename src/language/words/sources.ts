import type { Provenance, Revision } from "#domain/revisions/revision.ts";

/** The sources behind a year, each once, those of most media first; at most three are worth a reader's time. */
export function sourcesOf({ provenance, years }: Pick<Revision, "provenance" | "years">, year: number): string[] {
  const at = years.indexOf(year);
  const uses = new Map<string, number>();
  for (const row of provenance) {
    const source = row[at]?.source;
    if (source) uses.set(source, (uses.get(source) ?? 0) + 1);
  }
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([source]) => source);
}

/** Where one medium's figure of a year comes from; null for a medium or year the revision does not know. */
export function provenanceOf(revision: Revision, medium: string, year: number): Provenance | null {
  return revision.provenance[revision.media.indexOf(medium)]?.[revision.years.indexOf(year)] ?? null;
}
