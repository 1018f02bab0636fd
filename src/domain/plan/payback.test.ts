import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { payback } from "./payback.ts";

describe("what a budget must bring", () => {
  test("sales whose margin pays for it, and leads between the best and the worst close rate", () => {
    const numbers = { budget: 24_000, saleValue: 8_000, margin: 0.4, closeRate: { low: 0.2, high: 0.4 } };
    expect(payback(numbers, 2_400_000)).toEqual({
      sales: 8,
      leads: { low: 20, high: 40 },
      leadCost: { low: 640, high: 1_280 },
      walletPart: 0.01,
    });
  });

  test("is no part of a wallet that nobody knows", () => {
    const numbers = { budget: 1_000, saleValue: 100, margin: 1, closeRate: { low: 0.5, high: 0.5 } };
    expect(payback(numbers, null).walletPart).toBeNull();
    expect(payback(numbers, 0).walletPart).toBeNull();
  });

  test("pays for itself at both ends, and one sale less does not", () => {
    const part = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 90_000 }),
        part,
        part,
        part,
        (budget, saleValue, margin, one, other) => {
          const closeRate = { low: Math.min(one, other), high: Math.max(one, other) };
          const { sales, leads, leadCost } = payback({ budget, saleValue, margin, closeRate }, null);
          const earned = saleValue * margin;
          expect(sales * earned).toBeGreaterThanOrEqual(budget * (1 - 1e-9));
          expect((sales - 1) * earned).toBeLessThan(budget);
          expect(leads.low).toBeLessThanOrEqual(leads.high);
          expect(leads.high * closeRate.low).toBeGreaterThanOrEqual(sales * (1 - 1e-9));
          expect(leadCost.low).toBeLessThanOrEqual(leadCost.high);
        },
      ),
    );
  });
});
