import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseAmount, parseAmountWithComma } from "./parseAmount.ts";

test.for([
  ["0", 0],
  ["-0", 0],
  ["-0.00", 0],
  ["7", 7],
  [" 7 ", 7],
  ["0.49", 0],
  ["0.5", 1],
  ["9079915.88", 9_079_916],
  ["000012", 12],
  ["1000000000000", 1e12],
  ["", "missing-value"],
  ["   ", "missing-value"],
  ["-1", "negative-amount"],
  ["(1.25)", "negative-amount"],
  ["-0.4", "negative-amount"],
  ["1000000000001", "amount-too-large"],
  ["1,234", "not-a-number"],
  ["$5", "not-a-number"],
  ["5.", "not-a-number"],
  [".5", "not-a-number"],
  ["1.2.3", "not-a-number"],
  ["1e3", "not-a-number"],
  ["-", "not-a-number"],
  ["()", "not-a-number"],
  ["٣", "not-a-number"],
] as const)("“%s” is %s", ([text, meaning]) => {
  expect(parseAmount(text)).toBe(meaning);
});

test.for([
  ["1.234.567,89", 1_234_568],
  ["1.234", 1_234],
  ["1234,5", 1_235],
  ["-12,00", "negative-amount"],
  ["(12,00)", "negative-amount"],
  ["1.23", "not-a-number"],
  ["12.34.567", "not-a-number"],
  ["1,234,567", "not-a-number"],
  ["", "missing-value"],
] as const)("with a decimal comma “%s” is %s", ([text, meaning]) => {
  expect(parseAmountWithComma(text)).toBe(meaning);
});

test("cents are rounded half up, exactly, for amounts of any size", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 - 1 }), fc.integer({ min: 0, max: 99 }), (dollars, cents) => {
      const amount = `${dollars}.${String(cents).padStart(2, "0")}`;
      expect(parseAmount(amount)).toBe(dollars + (cents >= 50 ? 1 : 0));
      expect(parseAmountWithComma(amount.replace(".", ","))).toBe(parseAmount(amount));
    }),
  );
});
