import type { z } from "zod";
import type { Fault } from "#domain/fault.ts";
import { faultOf } from "#domain/faultOf.ts";

/** What a schema found wrong, as a fault with a stable code. */
export function faultOfIssue(issue: z.core.$ZodIssue): Fault {
  return faultOf(issue.message) ?? byKind(issue);
}

function byKind(issue: z.core.$ZodIssue): Fault {
  switch (issue.code) {
    case "invalid_value":
      return { code: "option", values: { options: issue.values.map(String).join(", ") } };
    case "too_big":
      return { code: limit(issue.origin, "too-long", "too-many", "too-big"), values: { most: Number(issue.maximum) } };
    case "too_small":
      return { code: limit(issue.origin, "empty", "too-few", "too-small"), values: { least: Number(issue.minimum) } };
    case "invalid_type":
      return { code: numberOf(issue.expected), values: {} };
    default:
      return { code: "unusable", values: {} };
  }
}

/** A limit of a text, of a list, or of a number. */
function limit<Code>(origin: string, ofText: Code, ofList: Code, ofNumber: Code): Code {
  if (origin === "string") return ofText;
  return origin === "array" || origin === "set" ? ofList : ofNumber;
}

function numberOf(expected: string): "whole-number" | "number" | "unusable" {
  if (expected === "int") return "whole-number";
  return expected === "number" ? "number" : "unusable";
}
