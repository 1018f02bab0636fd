import type { FigureProvenance, Kind, Provenance } from "./revisions/revision.ts";
import type { SpendingView } from "./spending/view.ts";

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
  return leastCertain(provenance.map((years) => years[year]?.kind ?? "estimate"));
}

/** The kind of figures taken together; nothing is our estimate. */
export function leastCertain(kinds: readonly Kind[]): Kind {
  return LEAST_SETTLED.find((kind) => kinds.includes(kind)) ?? "estimate";
}

/** The kind of every year of a view, at the level of its own figures. */
export function viewKinds({ provenance, own }: Pick<SpendingView, "provenance" | "own">): ReadonlyMap<number, Kind> {
  return new Map(own.wallet.years.map((year, at) => [year, yearKind(provenance, at)]));
}

/** The kind of a view's year, at the level of its own figures. */
export function viewKind({ provenance, own, year }: Pick<SpendingView, "provenance" | "own" | "year">): Kind {
  return yearKind(provenance, own.wallet.years.indexOf(year));
}
