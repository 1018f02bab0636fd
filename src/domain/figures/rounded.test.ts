import fc from "fast-check";
import { expect, test } from "vitest";
import { percent, rounded } from "./rounded.ts";

test.each([
  { figure: 12.345, decimals: 1, shown: 12.3 },
  { figure: 2.5, decimals: 0, shown: 3 },
  { figure: -2.5, decimals: 0, shown: -3 },
  { figure: -0.01, decimals: 1, shown: 0 },
  { figure: 1.005, decimals: 2, shown: 1.01 },
  { figure: 1e-7, decimals: 2, shown: 0 },
  { figure: null, decimals: 1, shown: null },
])("$figure with $decimals decimals is shown as $shown", ({ figure, decimals, shown }) => {
  expect(rounded(figure, decimals)).toBe(shown);
});

test("a part of one is shown in percent with one decimal", () => {
  expect([0.12345, -0.05, 0, null].map(percent)).toEqual([12.3, -5, 0, null]);
});

test("every figure is rounded as it is written, also a hair beside a half", () => {
  const asWritten = (figure: number, decimals: number) => {
    const [digits, exponent = "0"] = String(figure).split("e");
    const whole = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
    return Number(`${whole}e-${decimals}`);
  };
  const halves = fc.tuple(fc.nat(1_000_000), fc.constantFrom(0.5, 0.499999999, 0.500000001, 0.05, 0.005, 0.0000005));
  const figures = fc.oneof(
    fc.double({ min: 0, max: 1e10, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    halves.map(([whole, part]) => whole + part),
  );
  fc.assert(
    fc.property(figures, fc.nat(8), (figure, decimals) => {
      expect(rounded(figure, decimals)).toBe(asWritten(figure, decimals));
    }),
  );
});
