import type { Basis, Kind, Revision } from "#domain/revisions/revision.ts";

/** What a revision says of its figures of one kind. */
export interface SourceLine {
  readonly kind: Kind;
  /** First and last year in which any medium has a figure of this kind. */
  readonly from: number;
  readonly to: number;
  readonly bases: readonly Basis[];
  /** Each once, those behind most figures first. */
  readonly sources: readonly string[];
}

const KINDS: readonly Kind[] = ["actual", "estimate", "forecast"];

/** A line for each kind of figure that a revision has, the most settled first. */
export function sourceLines({ provenance, years }: Pick<Revision, "provenance" | "years">): SourceLine[] {
  const cells = provenance.flatMap((row) => row.flatMap((cell, at) => ({ ...cell, year: years[at] ?? 0 })));
  return KINDS.flatMap((kind) => {
    const found = cells.filter((cell) => cell.kind === kind);
    if (found.length === 0) return [];
    const known = found.map(({ year }) => year);
    return [
      {
        kind,
        from: Math.min(...known),
        to: Math.max(...known),
        bases: byUse(found.map(({ basis }) => basis)),
        sources: byUse(found.map(({ source }) => source)),
      },
    ];
  });
}

function byUse<Value extends string>(values: readonly Value[]): Value[] {
  const groups = Map.groupBy(values, (value) => value);
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length).map(([value]) => value);
}
