import { z } from "zod";

export const ROW_OUTCOMES = ["refused", "added", "changed", "unchanged"] as const;

/** What was or would be done to one entry of several. */
export const rowOutcome = z.object({
  /** Place in what was sent, from 1; for files the line. */
  line: z.number().int(),
  /** Null for one that was not there before. */
  id: z.string().nullable(),
  name: z.string(),
  /** Null for what has none. */
  email: z.string().nullable(),
  outcome: z.enum(ROW_OUTCOMES),
  /** Why it was refused: a stable code and a sentence. */
  code: z.string().nullable(),
  detail: z.string().nullable(),
  /** Each thing that is wrong with it. */
  faults: z.array(
    z.object({
      /** The cell of a file; null where it is no single one. */
      column: z.string().nullable(),
      value: z.string().nullable(),
      message: z.string(),
      /** A stable code of the fault, for screens to translate, and what its sentence names. */
      code: z.string().optional(),
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  /** Only what changes. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export type RowOutcome = z.output<typeof rowOutcome>;

export const rowOutcomes = z.object({ items: z.array(rowOutcome) });
