import type { FigureProvenance, Kind, Provenance } from "./revisions/revision.ts";

const LEAST_SETTLED: readonly Kind[] = ["forecast", "estimate", "actual"];

const NOTHING_SAID: FigureProvenance = {
  kind: "estimate",
  basis: "modelled",
  source: "",
  level: "market",
  total: { kind: "estimate", basis: "modelled" },
};

/** Kind and basis of one medium in one year; a figure that nothing is said about counts as our estimate. */
export function provenanceAt(
  provenance: readonly (readonly FigureProvenance[])[],
  medium: number,
  year: number,
): FigureProvenance {
  return provenance[medium]?.[year] ?? NOTHING_SAID;
}

/** The kind of a whole year: that of its least settled medium. */
export function yearKind(provenance: readonly (readonly Pick<Provenance, "kind">[])[], year: number): Kind {
  const kinds = new Set(provenance.map((years) => years[year]?.kind ?? "estimate"));
  return LEAST_SETTLED.find((kind) => kinds.has(kind)) ?? "estimate";
}
