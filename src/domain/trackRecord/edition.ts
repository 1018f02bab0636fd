import { provenanceAtLevel } from "../revisions/provenanceAtLevel.ts";
import type { Provenance, Revision } from "../revisions/revision.ts";

/** A revision that was published, as far as its forecasts are held against what came of them. */
export type Edition = Pick<
  Revision,
  "id" | "label" | "publishedAt" | "sample" | "years" | "media" | "currentYear" | "provenance"
>;

/** What an edition says of a medium's national total; null for a medium or year that it does not know. */
export function totalOf({ media, years, provenance }: Edition, medium: string, year: number): Provenance | null {
  return provenance[media.indexOf(medium)]?.[years.indexOf(year)] ?? null;
}

export function isForecast(edition: Edition, medium: string, year: number): boolean {
  return totalOf(edition, medium, year)?.kind === "forecast";
}

/** Whether a year had closed for a medium when the edition came out: as an actual total, or as what is still an estimate of it a year later. */
export function isClosed(edition: Edition, medium: string, year: number): boolean {
  const kind = totalOf(edition, medium, year)?.kind;
  return kind === "actual" || (kind === "estimate" && year < edition.currentYear);
}

/** Whether somebody published what the closed year came to. */
export function isActual(edition: Edition, medium: string, year: number): boolean {
  const { media, years, provenance } = edition;
  return provenanceAtLevel(provenance, "nation")[media.indexOf(medium)]?.[years.indexOf(year)]?.kind === "actual";
}

/** The last year that had closed for a medium when the edition came out; null where none had. */
export function lastClosedYear(edition: Edition, medium: string): number | null {
  return edition.years.findLast((year) => isClosed(edition, medium, year)) ?? null;
}
