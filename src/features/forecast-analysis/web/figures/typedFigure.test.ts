import { expect, test } from "vitest";
import { plainNumber, typedMillions, typedNumber, typedPercent } from "./typedFigure.ts";

test("a cell of millions takes millions, or any other unit that is named", () => {
  expect(typedMillions("14300", "en-US")).toBe(14_300_000_000);
  expect(typedMillions("14,300.5", "en-US")).toBe(14_300_500_000);
  expect(typedMillions("$14.3B", "en-US")).toBe(14_300_000_000);
  expect(typedMillions("250 m", "en-US")).toBe(250_000_000);
  expect(typedMillions("14,3 Mrd. $", "de-DE")).toBe(14_300_000_000);
  expect(typedMillions("14.300", "de-DE")).toBe(14_300_000_000);
});

test("what could mean two things, is negative, or holds words is refused; nothing is nothing", () => {
  expect(typedMillions("1.5", "de-DE")).toBeUndefined();
  expect(typedMillions("-3", "en-US")).toBeUndefined();
  expect(typedMillions("lots", "en-US")).toBeUndefined();
  expect(typedMillions("1,23", "en-US")).toBeUndefined();
  expect(typedMillions(" ", "en-US")).toBeNull();
});

test("percentages are parts of one, with any minus", () => {
  expect(typedPercent("−3.5 %", "en-US")).toBe(-0.035);
  expect(typedPercent("4,25", "es-ES")).toBe(0.0425);
  expect(typedNumber(".5", "en-US")).toBe(0.5);
});

test("an editor begins with what can be typed back", () => {
  expect(plainNumber(14_300.123456, 6, "de-DE")).toBe("14300,123456");
  expect(typedMillions(plainNumber(14_300.123456, 6, "de-DE"), "de-DE")).toBe(14_300_123_456);
});
