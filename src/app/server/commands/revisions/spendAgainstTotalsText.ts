import type { SpendAgainstTotals } from "#revisions/checks/spendAgainstTotals.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { count, textTable } from "../textTable.ts";

/** Lines shown of a list; the others differ by less. */
const SHOWN = 10;

/** Where imported spend and national totals did not agree, widest apart first; empty where they did. */
export function spendAgainstTotalsText({
  raisedTotals,
  belowTotals,
}: Pick<SpendAgainstTotals, "raisedTotals" | "belowTotals">): string {
  return (
    list(
      ["Modelled total that gave way to imported spend", "stated, $", "now, $"],
      raisedTotals.map(({ stated, raised, ...where }) => ({ where, from: stated, to: raised, lines: null })),
    ) +
    list(
      ["Fixed total that spend for all its cells stays below: left out", "total, $", "spend, $", "lines"],
      belowTotals.map(({ total, evidence, lines, ...where }) => ({ where, from: total, to: evidence, lines })),
    )
  );
}

interface Disagreement {
  readonly where: { readonly medium: string; readonly part: string; readonly year: number };
  readonly from: number;
  readonly to: number;
  /** Null where it is not told. */
  readonly lines: number | null;
}

function list(head: readonly string[], all: readonly Disagreement[]): string {
  if (all.length === 0) return "";
  const apart = ({ from, to }: Disagreement) => Math.abs(to - from);
  const rows = all
    .toSorted((a, b) => apart(b) - apart(a))
    .slice(0, SHOWN)
    .map(({ where, from, to, lines }) => [
      `${mediumName(where.medium, "en-US")}, ${where.part}, ${where.year}`,
      count(from),
      count(to),
      ...(lines === null ? [] : [count(lines)]),
    ]);
  const rest = all.length > SHOWN ? `… and ${count(all.length - SHOWN)} more, less far apart\n` : "";
  return `\n${textTable(head, rows)}${rest}`;
}
