import { expect, test } from "vitest";
import { contrastToWhite, isReadableOnPaper } from "./contrast.ts";

test("contrast runs from 1 for white to 21 for black", () => {
  expect(contrastToWhite("#ffffff")).toBeCloseTo(1);
  expect(contrastToWhite("#000000")).toBeCloseTo(21);
  expect(contrastToWhite("#767676")).toBeCloseTo(4.54, 2);
});

test("yellow headings are warned of, dark ones are not, and half-typed ones are let alone", () => {
  expect(isReadableOnPaper("#ffe600")).toBe(false);
  expect(isReadableOnPaper("#1864b7")).toBe(true);
  expect(isReadableOnPaper("#ffe")).toBe(true);
  expect(isReadableOnPaper(null)).toBe(true);
});
