import { z } from "zod";
import { type RowOutcome, rowOutcomes } from "./rowOutcome.ts";

const LONGEST_FILE = 2_000_000;

/** Bytes of a body with a file in it: letters may take two, and escapes too. */
export const ROW_FILE_BYTES = 2 * LONGEST_FILE;

/** A list that comes back as CSV. */
export const rowFile = z.object({
  text: z.string().max(LONGEST_FILE),
  dryRun: z.boolean(),
  /** Does the rows that can be done, although others are refused. */
  goodRowsOnly: z.boolean().default(false),
});

export const rowFileResult = rowOutcomes.extend({
  /** Whether anything was really done: not when it was only tried, or a refused row kept all from happening. */
  done: z.boolean(),
});

/** Whether what a file did is kept. */
export function isKept(
  { dryRun, goodRowsOnly }: z.output<typeof rowFile>,
  outcomes: readonly Pick<RowOutcome, "outcome">[],
): boolean {
  return !dryRun && (goodRowsOnly || outcomes.every(({ outcome }) => outcome !== "refused"));
}
