import type { z } from "zod";

/** What can be wrong with a field; the words are `registration.fault.<fault>`. */
export type InputFault = "empty" | "email" | "long" | "characters";

/** What is wrong with which field, first fault each; empty where all may be sent. */
export function inputFaults(schema: z.ZodObject, values: object): Readonly<Record<string, InputFault>> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    issues.toReversed().map((issue) => {
      const field = String(issue.path[0]);
      return [field, given.get(field) === "" ? "empty" : faultOf(issue)];
    }),
  );
}

function faultOf({ code, ...issue }: z.core.$ZodIssue): InputFault {
  if (code === "too_small") return "empty";
  if (code === "too_big") return "long";
  return code === "invalid_format" && "format" in issue ? "email" : "characters";
}
