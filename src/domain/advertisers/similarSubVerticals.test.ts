import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleWallet, fullShape, walletOf } from "#tests/support/exampleWallet.ts";
import { similarSubVerticals } from "./similarSubVerticals.ts";

const wallet = walletOf("tv-1", [2024, 2025], {
  tvOta: { hotels: [50, 60], hospitals: [500, 600], fastFood: [5, 5], politicalCandidates: [5, 6], jewelry: [1, 0] },
  mobile: { hotels: [30, 40], hospitals: [300, 400], fastFood: [90, 95], politicalCandidates: [3, 4], jewelry: [1, 0] },
});

test("who divides the money alike and grows alike is the likest, however large it is", () => {
  const [likest, next, ...others] = similarSubVerticals(wallet, 2025, "hotels");
  expect(likest).toMatchObject({ subVertical: "hospitals", dollars: 1000, growth: 0.25 });
  expect(likest?.mix).toBeCloseTo(1, 12);
  expect(likest?.likeness).toBeCloseTo(1, 12);
  expect(next?.subVertical).toBe("fastFood");
  // Nothing is like somebody who spends nothing, and politics follows the election.
  expect(others).toEqual([]);
});

test("the reason is the medium that both favour beyond what the market puts there", () => {
  const mixed = walletOf("tv-1", [2025], {
    tvOta: { hotels: [60], hospitals: [55], fastFood: [5] },
    mobile: { hotels: [40], hospitals: [45], fastFood: [95] },
  });
  expect(similarSubVerticals(mixed, 2025, "hotels")).toMatchObject([
    { subVertical: "hospitals", medium: "tvOta", mediumShare: 0.55 },
    { subVertical: "fastFood", medium: null, mediumShare: null },
  ]);
});

test.each([
  ["jewelry", 2025],
  ["dragons", 2025],
  ["hotels", 2031],
])("nothing is like %s in %d, where nothing is spent", (subVertical, year) => {
  expect(similarSubVerticals(wallet, year, subVertical)).toEqual([]);
});

test("five of ninety-six are named", () => {
  expect(similarSubVerticals(exampleWallet("tv-1", 1_000_000, fullShape), 2025, "hotels")).toHaveLength(5);
});

test("likeness lies between nothing and one, falls along the list, and nobody is like herself", () => {
  fc.assert(
    fc.property(arbitraryWallets("tv-1"), ([any]) => {
      if (!any) return;
      for (const subVertical of any.subVerticals) {
        const found = similarSubVerticals(any, any.years.at(-1) ?? 0, subVertical, 96);
        expect(found.some((one) => one.subVertical === subVertical)).toBe(false);
        for (const [at, { likeness }] of found.entries()) {
          expect(likeness).toBeGreaterThanOrEqual(0);
          expect(likeness).toBeLessThanOrEqual(1 + 1e-12);
          expect(likeness).toBeLessThanOrEqual(found[at - 1]?.likeness ?? 2);
        }
      }
    }),
  );
});
