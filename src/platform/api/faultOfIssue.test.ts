import { expect, test } from "vitest";
import { z } from "zod";
import { faultOfIssue } from "./faultOfIssue.ts";
import { emailAddress, lineOfText } from "./plainText.ts";

const faultOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => {
    const { code, values } = faultOfIssue(issue);
    return [code, values];
  });

test.each([
  ["an empty name", lineOfText(80), " ", "empty", {}],
  ["a name that is too long", lineOfText(3), "Anna", "too-long", { most: "3" }],
  ["an address that is none", emailAddress, "anna", "email", {}],
  ["a word that is no choice", z.enum(["tv", "radio"]), "press", "option", { options: "tv, radio" }],
  ["too many seats", z.number().max(5), 6, "too-big", { most: 5 }],
  ["less than nothing", z.number().min(0), -4, "too-small", { least: 0 }],
  ["no number at all", z.number(), Number.NaN, "number", {}],
  ["a fraction", z.number().int(), 1.5, "whole-number", {}],
  ["a list that is too long", z.array(z.string()).max(1), ["a", "b"], "too-many", { most: 1 }],
  ["nothing at all", z.string(), undefined, "unusable", {}],
])("%s has a code of its own", (_what, schema, value, code, values) => {
  expect(faultOf(schema, value)).toEqual([[code, values]]);
});
