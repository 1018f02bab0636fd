import { z } from "zod";

/** An error on the wire: `application/problem+json`, RFC 9457, with our stable code. */
export const problem = z.object({
  type: z.string().describe("A URN that ends with the code, such as `urn:spotmarket:problem:not-found`."),
  title: z.string().describe("The error in a few words, in English."),
  status: z.number().int().describe("The HTTP status."),
  code: z.string().describe("A stable code, for programs to tell errors apart."),
  detail: z.string().describe("What is wrong, why, and what to do next, in English."),
  instance: z.string().describe("The address that was asked for."),
  errors: z
    .array(
      z.object({
        pointer: z.string().describe("Where in the request, as a JSON pointer."),
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
    .optional()
    .describe("Each thing that is wrong with the request."),
});

export type Problem = z.output<typeof problem>;
