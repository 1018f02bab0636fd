import type { BesideRow } from "../chart.ts";
import { roleLight } from "./lightColours.ts";

/**
 * The colours of a ranking, whose bars are told apart by their names: grey, but for what is the reader's own, in the accent, and what the
 * headline is about, in `subject` where it has a colour of its own.
 */
export function rankedColours(
  rows: readonly Pick<BesideRow, "own" | "told">[],
  subject: string = roleLight("told"),
): readonly string[] {
  return rows.map(({ own, told }) => {
    if (own !== undefined) return roleLight("own");
    return told === true ? subject : roleLight("other");
  });
}
