import { z } from "zod";
import { lineOfText } from "./plainText.ts";

/** A file of an organisation's own as it is sent; `longest` characters of base64 at most. */
export const ownFileOrder = (longest: number) => ({
  name: lineOfText(200).describe("Name of the file."),
  content: z.base64("Must be a base64-encoded file.").max(longest).describe("The bytes in base64."),
  dryRun: z.boolean().describe("Whether it is only tried: nothing is kept."),
  goodRowsOnly: z.boolean().default(false).describe("Whether good rows are taken although others are refused."),
  decimalComma: z
    .boolean()
    .default(false)
    .describe("Whether decimals come after a comma, with semicolons between cells."),
  encoding: z.enum(["utf-8", "latin1"]).default("utf-8").describe("Encoding of the text."),
});

/** What is wrong with a file at one place. */
const ownFileProblem = z
  .object({
    line: z
      .number()
      .int()
      .nullable()
      .describe("Line of the file, or row of the sheet; null where the whole file is meant."),
    column: z.string().nullable().describe("Column, by its heading; null where no single one is meant."),
    value: z.string().nullable().describe("What the cell says; null where no cell is meant."),
    code: z.string().describe("A stable code, for screens to translate."),
    near: z.array(z.string()).describe("Known names that come near an unknown one."),
    message: z.string().describe("What is wrong, in English."),
  })
  .meta({ id: "OwnFileProblem", description: "What is wrong with a file at one place." });

export type OwnFileProblem = z.output<typeof ownFileProblem>;

/** What was found in it. */
export const ownFileFound = {
  rows: z.number().int().describe("Rows with anything in them."),
  refused: z.number().int().describe("Rows that are refused."),
  errors: z.number().int().describe("All that is wrong, counted; the first of it in `problems`."),
  problems: z.array(ownFileProblem).describe("The first problems."),
};

export interface OwnFileFound {
  readonly rows: number;
  readonly refused: number;
  readonly errors: number;
  readonly problems: readonly OwnFileProblem[];
}
