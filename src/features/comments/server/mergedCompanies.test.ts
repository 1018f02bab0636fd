import { expect, test } from "vitest";
import { mergedInto, standsFor } from "./mergedCompanies.ts";

const MERGES = [
  { gone: "twin", kept: "grand" },
  { gone: "grand", kept: "palace" },
];

test("a company stands for all that were merged into it, one after the other", () => {
  expect(mergedInto(MERGES, "palace")).toEqual(["palace", "grand", "twin"]);
  expect(mergedInto(MERGES, "inn")).toEqual(["inn"]);
});

test("what was merged away is found where it went", () => {
  expect(standsFor(MERGES, "twin")).toBe("palace");
  expect(standsFor(MERGES, "palace")).toBe("palace");
});
