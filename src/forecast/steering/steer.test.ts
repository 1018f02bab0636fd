import { expect, test } from "vitest";
import type { SpendShares } from "./observedSpend.ts";
import { observedNear } from "./observedSpend.ts";
import { steer } from "./steer.ts";

const shares = (bySubVertical: Record<string, number>, byMarket: Record<string, number> = {}): SpendShares => ({
  bySubVertical: new Map(Object.entries(bySubVertical)),
  byMarket: new Map(Object.entries(byMarket)),
});

const estimate = shares({ hospitals: 30, fastFood: 50, jewelry: 20 }, { "tv-501": 600, "tv-803": 400 });

function moved(weights: ReadonlyMap<string, number>, multipliers: ReadonlyMap<string, number>): number[] {
  return [...weights].map(([id, weight]) => weight * (multipliers.get(id) ?? 1));
}

test("full reliability takes the observed shares, and what was not observed keeps its weight", () => {
  const { verticalMix } = steer(estimate, shares({ hospitals: 2_000, fastFood: 2_000 }), 1);
  const [hospitals, fastFood, jewelry] = moved(estimate.bySubVertical, verticalMix);
  expect(hospitals).toBeCloseTo(40, 9);
  expect(fastFood).toBeCloseTo(40, 9);
  expect(jewelry).toBe(20);
});

test("half a reliability goes half of the way, measured in ratios", () => {
  const { marketWeights } = steer(estimate, shares({}, { "tv-501": 300, "tv-803": 700 }), 0.5);
  const [first = 0, second = 0] = moved(estimate.byMarket, marketWeights);
  expect(first + second).toBeCloseTo(1_000, 9);
  expect(first / second).toBeCloseTo(Math.sqrt((600 / 400) * (300 / 700)), 9);
});

test("no reliability, nothing observed and a single observation move nothing", () => {
  expect(steer(estimate, shares({ hospitals: 1, fastFood: 9 }), 0).verticalMix.size).toBe(0);
  expect(steer(estimate, shares({}), 1).verticalMix.size).toBe(0);
  expect(steer(estimate, shares({ hospitals: 5, fastFood: 0, jewelry: Number.NaN }), 1).verticalMix.size).toBe(0);
});

test("an outlier moves a weight to four times its ratio at most", () => {
  const { verticalMix } = steer(shares({ a: 1, b: 99 }), shares({ a: 98, b: 2 }), 1);
  const [a = 0, b = 0] = moved(shares({ a: 1, b: 99 }).bySubVertical, verticalMix);
  expect(a + b).toBeCloseTo(100, 9);
  expect(a / b).toBeCloseTo((1 / 99) * 16, 9);
});

test("a reliability that is no part of one is refused", () => {
  for (const reliability of [-0.1, 1.1, Number.NaN])
    expect(() => steer(estimate, estimate, reliability)).toThrow(RangeError);
});

test("of several years the nearest one speaks, the earlier of two", () => {
  const of = (year: number, medium = "tvOta") => ({ ...estimate, medium, year });
  const spend = [of(2023), of(2025), of(2024, "cable")];
  expect(observedNear(spend, "tvOta", 2024)?.year).toBe(2023);
  expect(observedNear(spend, "tvOta", 2029)?.year).toBe(2025);
  expect(observedNear(spend, "ooh", 2024)).toBeNull();
});
