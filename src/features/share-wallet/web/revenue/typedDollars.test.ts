import { expect, test } from "vitest";
import { typedDollars } from "./typedDollars.ts";

test.each([
  ["1234", 1_234],
  ["$1,234.50", 1_235],
  [" 1,234,567 ", 1_234_567],
  ["250k", 250_000],
  ["1.2M", 1_200_000],
  ["0", 0],
  ["", null],
  ["–", null],
])("%s is %s dollars", (text, dollars) => {
  expect(typedDollars(text, "en-US")).toBe(dollars);
});

test.each(["abc", "-5", "(5)", "1,23", "12,34,567", "1.2.3", "5%", "=1+1", "9999999999999"])(
  "%s is no amount",
  (text) => {
    expect(typedDollars(text, "en-US")).toBeUndefined();
  },
);

test("Spanish and German write points between thousands and a comma before cents", () => {
  expect(typedDollars("1.234,50 $", "de-DE")).toBe(1_235);
  expect(typedDollars("1.234", "es-ES")).toBe(1_234);
  expect(typedDollars("1.5", "de-DE")).toBeUndefined();
});
