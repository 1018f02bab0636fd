import fc from "fast-check";
import { expect, test } from "vitest";
import { percent, rounded, sixDecimals } from "./rounded.ts";

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

test.each([
  { figure: 0.43600000000000005, said: 0.436, why: "what binary fractions leave behind is no figure" },
  { figure: 0.0004999999999999976, said: 0.0005, why: "a difference of two shares leaves more of it" },
  { figure: 1 / 3, said: 0.333333, why: "more decimals say nothing" },
  { figure: -2 / 3, said: -0.666667, why: "halves go away from zero on both sides" },
  { figure: 0.1054999, said: 0.105499, why: "10.5 % does not become 10.6 %" },
  { figure: -0.1054999, said: -0.105499, why: "nor does a fall" },
  { figure: 0.1055000001, said: 0.1055, why: "and 10.6 % stays so" },
])("$figure is $said in an answer of the API: $why", ({ figure, said }) => {
  expect(sixDecimals(figure)).toBe(said);
});

test("a share of six decimals reads as the full one does, however finely it is printed", () => {
  const shares = fc
    .tuple(fc.nat(2 ** 40), fc.integer({ min: 1, max: 2 ** 40 }))
    .map(([one, other]) => Math.min(one, other) / Math.max(one, other));
  const hairs = fc
    .tuple(fc.nat(20_000), fc.constantFrom(1e-7, -1e-7, 4e-7, -4e-7))
    .map(([half, hair]) => half / 2_000 + hair);
  fc.assert(
    fc.property(fc.oneof(shares, hairs), fc.nat(4), (share, decimals) => {
      const said = sixDecimals(share);
      expect(rounded(said, decimals)).toBe(rounded(share, decimals));
      expect(Math.abs(said - share)).toBeLessThan(1.5e-6);
      expect(sixDecimals(said)).toBe(said);
    }),
  );
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
