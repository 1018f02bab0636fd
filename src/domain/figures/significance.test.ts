import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growthsDiffer, isMaterial, isSignificant, sharesDiffer } from "./significance.ts";

const share = (value: number, error = 0) => ({ value, error });

describe("a difference is asserted", () => {
  test("if it is larger than both errors together", () => {
    // 5 % of 0.10 and 5 % of 0.11 come to 0.0074 together.
    expect(isSignificant(share(0.1, 0.05), share(0.108, 0.05))).toBe(true);
    expect(isSignificant(share(0.1, 0.05), share(0.107, 0.05))).toBe(false);
  });

  test("if what is printed can show it: 9.7 % is not above 9.7 %", () => {
    expect(isSignificant(share(0.0976), share(0.0973))).toBe(false);
    expect(isSignificant(share(0.0976), share(0.0956))).toBe(true);
  });

  test("if a hundredth of the money hangs on it", () => {
    expect([isMaterial(10, 1000), isMaterial(-10, 1000), isMaterial(9, 1000), isMaterial(1, 0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(sharesDiffer(share(0.25), share(0.252))).toBe(false);
    expect(sharesDiffer(share(0.25), share(0.254))).toBe(true);
  });

  test("of nothing at all against something", () => {
    expect(sharesDiffer(share(0, 0.05), share(0.02))).toBe(true);
    expect(sharesDiffer(share(0), share(0))).toBe(false);
  });

  test("of growth by where it leads to: a tenth of a point a year is little after five", () => {
    expect(growthsDiffer(share(0.029), share(0.028), 5)).toBe(false);
    expect(growthsDiffer(share(0.04), share(0.028), 5)).toBe(true);
    expect(growthsDiffer(share(0.04, 0.05), share(0.028), 5)).toBe(true);
    expect(growthsDiffer(share(0.04, 0.06), share(0.028), 5)).toBe(false);
  });
});

test("whoever is level with another, the other is level with", () => {
  const estimate = fc.record({
    value: fc.double({ min: 0.001, max: 1, noNaN: true }),
    error: fc.double({ min: 0, max: 0.3, noNaN: true }),
  });
  fc.assert(
    fc.property(estimate, estimate, (one, other) => {
      expect(isSignificant(one, other)).toBe(isSignificant(other, one));
      expect(sharesDiffer(one, one)).toBe(false);
    }),
  );
});
