import { expect, test } from "vitest";
import { barParts, partDollars } from "./barParts.ts";

const mix = [
  { medium: "tvOta", dollars: 300 },
  { medium: "radioOta", dollars: 30 },
  { medium: "cable", dollars: 400 },
  { medium: "ooh", dollars: 20 },
  { medium: "mobile", dollars: 250 },
];

test("the own medium comes first, however small, the small ones together come last", () => {
  const parts = barParts(mix, "radioOta");
  expect(parts.map(({ id }) => id)).toEqual(["radioOta", "cable", "tvOta", "mobile", "ooh"]);
  expect(barParts(mix, "cable").at(-1)).toEqual({ id: "other", media: ["radioOta", "ooh"] });
  expect(partDollars(barParts(mix, "cable"), mix)).toEqual([400, 300, 250, 50]);
});

test("a medium that the wallet does not have has no piece", () => {
  expect(barParts(mix, "hologram").map(({ id }) => id)).toEqual(["cable", "tvOta", "mobile", "other"]);
  expect(barParts([], "tvOta")).toEqual([]);
});
