import { z } from "zod";
import { lineOfText } from "./plainText.ts";

/** A file of an organisation's own as it is sent; `longest` characters of base64 at most. */
export const ownFileOrder = (longest: number) => ({
  name: lineOfText(200),
  /** The bytes in base64. */
  content: z.base64("Must be a base64-encoded file.").max(longest),
  dryRun: z.boolean(),
  /** Takes the sound rows although others are refused. */
  goodRowsOnly: z.boolean().default(false),
  decimalComma: z.boolean().default(false),
  encoding: z.enum(["utf-8", "latin1"]).default("utf-8"),
});

/** What is wrong with a file at one place. */
const ownFileProblem = z.object({
  /** Line of the file, row of the sheet; null when the whole file is meant. */
  line: z.number().int().nullable(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  /** Stable, for screens to translate. */
  code: z.string(),
  /** Known names that come near an unknown one. */
  near: z.array(z.string()),
  message: z.string(),
});

export type OwnFileProblem = z.output<typeof ownFileProblem>;

/** What was found in it. */
export const ownFileFound = {
  /** Rows with anything in them. */
  rows: z.number().int(),
  refused: z.number().int(),
  /** All that is wrong, counted; the first of it in `problems`. */
  errors: z.number().int(),
  problems: z.array(ownFileProblem),
};

export interface OwnFileFound {
  readonly rows: number;
  readonly refused: number;
  readonly errors: number;
  readonly problems: readonly OwnFileProblem[];
}
