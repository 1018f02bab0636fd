import { expect, test } from "vitest";
import type { Provenance } from "./revisions/revision.ts";
import { provenanceAt, yearKind } from "./yearKind.ts";

const of = (kind: Provenance["kind"]): Provenance => ({ kind, basis: "published", source: "Example" });

const provenance = [
  [of("actual"), of("actual"), of("estimate")],
  [of("actual"), of("estimate"), of("forecast")],
];

test("a year is as settled as its least settled medium", () => {
  expect([0, 1, 2].map((year) => yearKind(provenance, year))).toEqual(["actual", "estimate", "forecast"]);
});

test("a figure that nothing is said about is our own estimate", () => {
  expect(provenanceAt([], 5, 0)).toMatchObject({ kind: "estimate", basis: "modelled" });
  expect(yearKind([], 0)).toBe("estimate");
});
