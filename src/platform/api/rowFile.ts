import { z } from "zod";
import { type RowOutcome, rowOutcomes } from "./rowOutcome.ts";

const LONGEST_FILE = 2_000_000;

/** Bytes of a body with a file in it: letters may take two, and escapes too. */
export const ROW_FILE_BYTES = 2 * LONGEST_FILE;

/** A list that comes back as CSV. */
export const rowFile = z.object({
  text: z.string().max(LONGEST_FILE).describe("The CSV file as text."),
  dryRun: z.boolean().describe("Whether it is only tried: nothing is kept."),
  goodRowsOnly: z.boolean().default(false).describe("Whether good rows are taken although others are refused."),
});

export const rowFileResult = rowOutcomes.extend({
  done: z
    .boolean()
    .describe(
      "Whether anything was really done: not when it was only tried, or a refused row kept all from happening.",
    ),
});

/** Whether what a file did is kept. */
export function isKept(
  { dryRun, goodRowsOnly }: z.output<typeof rowFile>,
  outcomes: readonly Pick<RowOutcome, "outcome">[],
): boolean {
  return !dryRun && (goodRowsOnly || outcomes.every(({ outcome }) => outcome !== "refused"));
}
