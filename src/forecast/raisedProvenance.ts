import type { Provenance } from "#domain/revisions/revision.ts";
import type { RaisedTotal } from "./input.ts";

/** A medium's provenance by year, after its modelled totals gave way to spend lines: these years are derived from imports. */
export function raisedProvenance(
  medium: string,
  years: readonly number[],
  provenance: readonly Provenance[],
  raisedTotals: readonly RaisedTotal[],
): Provenance[] {
  return provenance.map((stated, place) => {
    const raised = raisedTotals.filter((total) => total.medium === medium && total.year === years[place]);
    if (raised.length === 0) return stated;
    return { kind: stated.kind, basis: "derived", source: [stated.source, ...raised.map(wordsOf)].join("; ") };
  });
}

function wordsOf({ part, stated, raised }: RaisedTotal): string {
  return `${part} spend ${raised > stated ? "raised" : "lowered"} to imported spend`;
}
