import { z } from "zod";

export const ROW_OUTCOMES = ["refused", "added", "changed", "unchanged"] as const;

/** What was or would be done to one entry of several. */
export const rowOutcome = z
  .object({
    line: z.number().int().describe("Place in what was sent, from 1; the line of a file."),
    id: z.string().nullable().describe("The entry's id; null for one that was not there before."),
    name: z.string().describe("What the entry is called."),
    email: z.string().nullable().describe("Email address; null for what has none."),
    outcome: z.enum(ROW_OUTCOMES).describe("What was or would be done."),
    code: z.string().nullable().describe("Why it was refused, as a stable code; null where it was not."),
    detail: z.string().nullable().describe("Why it was refused, as a sentence; null where it was not."),
    faults: z
      .array(
        z.object({
          column: z.string().nullable().describe("Column of a file; null where no single cell is meant."),
          value: z.string().nullable().describe("What the cell says; null where no cell is meant."),
          message: z.string().describe("What is wrong, in English."),
          code: z
            .string()
            .optional()
            .describe("A stable code of the fault, for screens to translate, and what its sentence names."),
          values: z
            .record(z.string(), z.union([z.string(), z.number()]))
            .optional()
            .describe("What its sentence names, by placeholder."),
        }),
      )
      .describe("Each thing that is wrong with it."),
    before: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("What changes, as it was; null where nothing was there."),
    after: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("What changes, as it becomes; null where nothing is left."),
  })
  .meta({ id: "RowOutcome", description: "What was or would be done to one entry." });

export type RowOutcome = z.output<typeof rowOutcome>;

export const rowOutcomes = z.object({ items: z.array(rowOutcome).describe("The entries.") });
