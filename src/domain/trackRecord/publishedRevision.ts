import { provenanceAtLevel } from "../revisions/provenanceAtLevel.ts";
import type { Provenance, Revision } from "../revisions/revision.ts";

/** A revision that was published, as far as its forecasts are held against what came of them. */
export type PublishedRevision = Pick<
  Revision,
  "id" | "label" | "publishedAt" | "sample" | "years" | "media" | "currentYear" | "provenance"
>;

/** What a revision says of a medium's national total; null for a medium or year that it does not know. */
export function totalOf(
  { media, years, provenance }: PublishedRevision,
  medium: string,
  year: number,
): Provenance | null {
  return provenance[media.indexOf(medium)]?.[years.indexOf(year)] ?? null;
}

export function isForecast(revision: PublishedRevision, medium: string, year: number): boolean {
  return totalOf(revision, medium, year)?.kind === "forecast";
}

/** Whether a year had closed for a medium when the revision came out: as an actual total, or as what is still an estimate of it a year later. */
export function isClosed(revision: PublishedRevision, medium: string, year: number): boolean {
  const kind = totalOf(revision, medium, year)?.kind;
  return kind === "actual" || (kind === "estimate" && year < revision.currentYear);
}

/** Whether somebody published what the closed year came to. */
export function isActual(revision: PublishedRevision, medium: string, year: number): boolean {
  const { media, years, provenance } = revision;
  return provenanceAtLevel(provenance, "nation")[media.indexOf(medium)]?.[years.indexOf(year)]?.kind === "actual";
}

/** The last year that had closed for a medium when the revision came out; null where none had. */
export function lastClosedYear(revision: PublishedRevision, medium: string): number | null {
  return revision.years.findLast((year) => isClosed(revision, medium, year)) ?? null;
}
