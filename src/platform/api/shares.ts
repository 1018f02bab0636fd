import { z } from "zod";
import { percent, sixDecimals } from "#domain/figures/rounded.ts";

/** A part of one, 0.123 for 12.3 %, such as a share, a growth or a gap; or an index. No more than six decimals say anything. */
export const knownPart = z.number().overwrite(sixDecimals);
/** The same where it may be "n/a". */
export const part = knownPart.nullable();

/** A row with a share, and as `sharePercent` the percentage with one decimal that this share reads as everywhere. */
export function withSharePercent<Shape extends z.ZodRawShape & { readonly share: typeof part }>(shape: Shape) {
  return z.preprocess(
    (row: z.input<z.ZodObject<Shape>> & { readonly share: number | null }) => ({
      ...row,
      sharePercent: percent(row.share),
    }),
    z.object({
      ...shape,
      sharePercent: z
        .number()
        .nullable()
        .describe("The share as a percentage with one decimal; null where it is not known."),
    }),
  );
}
