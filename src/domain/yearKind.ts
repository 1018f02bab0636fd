import type { Kind, Provenance } from "./revisions/revision.ts";

const LEAST_SETTLED: readonly Kind[] = ["forecast", "estimate", "actual"];

/** Kind and basis of one medium in one year; a figure that nothing is said about counts as our estimate. */
export function provenanceAt(provenance: readonly (readonly Provenance[])[], medium: number, year: number): Provenance {
  return provenance[medium]?.[year] ?? { kind: "estimate", basis: "modelled", source: "" };
}

/** The kind of a whole year: that of its least settled medium. */
export function yearKind(provenance: readonly (readonly Provenance[])[], year: number): Kind {
  const kinds = new Set(provenance.map((_, medium) => provenanceAt(provenance, medium, year).kind));
  return LEAST_SETTLED.find((kind) => kinds.has(kind)) ?? "estimate";
}
