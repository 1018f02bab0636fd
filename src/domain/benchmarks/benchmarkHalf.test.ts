import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { benchmarkHalf } from "./benchmarkHalf.ts";
import { sha256 } from "./sha256.ts";

test.for([
  "",
  "abc",
  "Größe|España|😀",
  "x".repeat(55),
  "x".repeat(56),
  "x".repeat(63),
  "x".repeat(64),
  "x".repeat(1000),
])("the digest of “%s” is that of everybody else's SHA-256", (text) => {
  expect(Buffer.from(sha256(text)).toString("hex")).toBe(createHash("sha256").update(text).digest("hex"));
});

const FIGURES = Array.from({ length: 400 }, (_, at) => ({
  area: `tv-${500 + at}`,
  medium: null,
  subVertical: "political",
  period: "2023-2024",
  source: "Example Tracker",
}));

test("about half of all published figures fit the model and half test it, and each stays where it is", () => {
  const halves = FIGURES.map(benchmarkHalf);
  const fitted = halves.filter((half) => half === "fit").length;
  expect(fitted).toBeGreaterThan(160);
  expect(fitted).toBeLessThan(240);
  expect(FIGURES.map(benchmarkHalf)).toEqual(halves);
});
