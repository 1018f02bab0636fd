import { z } from "zod";

/** An error on the wire: `application/problem+json`, RFC 9457, with our stable code. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  instance: z.string(),
  errors: z
    .array(
      z.object({
        pointer: z.string(),
        message: z.string(),
        /** A stable code of the fault, for screens to translate, and what its sentence names. */
        code: z.string().optional(),
        values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .optional(),
});

export type Problem = z.output<typeof problem>;
