import { z } from "zod";

/** An error on the wire: `application/problem+json`, RFC 9457, with our stable code. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  instance: z.string(),
  errors: z.array(z.object({ pointer: z.string(), message: z.string() })).optional(),
});

export type Problem = z.output<typeof problem>;
