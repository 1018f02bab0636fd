import { expect, test } from "vitest";
import type { ObservedShare } from "#domain/forecast/cellCourse.ts";
import { observedNear, type Seen } from "./observedSpend.ts";
import { steer } from "./steer.ts";

const WHOLLY = 1e15;

/** What was seen of each id, dollars and amounts. */
function seen(of: Readonly<Record<string, readonly [dollars: number, amounts: number]>>): ReadonlyMap<string, Seen> {
  return new Map(Object.entries(of).map(([id, [dollars, amounts]]) => [id, { dollars, amounts }]));
}

const estimate = new Map([
  ["hospitals", 30],
  ["fastFood", 50],
  ["jewelry", 20],
]);
const even = new Map([
  ["a", 50],
  ["b", 50],
]);
const steered = (ours: ReadonlyMap<string, number>, what: ReadonlyMap<string, Seen>, reliability: number) =>
  steer(ours, { year: 2025, seen: what }, reliability);

test("what was seen wholly by a source that is believed wholly has the observed share, and what was not seen keeps its own", () => {
  const shares = steered(estimate, seen({ hospitals: [2_000, WHOLLY], fastFood: [2_000, WHOLLY] }), 1);
  expect(shares.get("hospitals")).toMatchObject({ prior: 0.3, seen: 0.4 });
  expect(shares.get("hospitals")!.posterior).toBeCloseTo(0.4, 9);
  expect(shares.get("fastFood")!.posterior).toBeCloseTo(0.4, 9);
  expect(shares.has("jewelry")).toBe(false);
});

test("reliability is the weight of what was seen wholly: half of it goes half of the way, measured in ratios", () => {
  const shares = steered(estimate, seen({ hospitals: [300, WHOLLY], fastFood: [700, WHOLLY] }), 0.5);
  const [first, second] = [shares.get("hospitals")!, shares.get("fastFood")!];
  expect(first.weight).toBeCloseTo(0.5, 9);
  expect(first.posterior + second.posterior).toBeCloseTo(0.8, 9);
  expect(first.posterior / second.posterior).toBeCloseTo(Math.sqrt((30 / 50) * (3 / 7)), 9);
});

test("of ids seen alike the spread is the variance of their log ratios less what chance explains, and the weight its part of both", () => {
  const shares = steered(even, seen({ a: [75, 10], b: [25, 10] }), 1);
  // Ratios of 1.5 and 0.5: their logarithms are ln 3 apart.
  const variance = Math.log(3) ** 2 / 2 - 1 / 10;
  const weight = variance / (variance + 1 / 10);
  const a = shares.get("a")!;
  expect(a.spread ** 2).toBeCloseTo(variance, 12);
  expect(a.weight).toBeCloseTo(weight, 12);
  expect(a.posterior / shares.get("b")!.posterior).toBeCloseTo(3 ** weight, 12);
  expect(a.error ** 2).toBeCloseTo(1 / (1 / variance + 10), 12);
});

test("with unlike amounts the spread is that of DerSimonian and Laird, and shares move about the level that their weights give", () => {
  const shares = steered(
    new Map([
      ["a", 1],
      ["b", 1],
      ["c", 2],
    ]),
    seen({ a: [40, 20], b: [20, 30], c: [40, 50] }),
    0.8,
  );
  // Ratios 1.6, 0.8 and 0.8 by 20, 30 and 50 amounts.
  const [high, low] = [Math.log(1.6), Math.log(0.8)];
  const mean = 0.2 * high + 0.8 * low;
  const apart = 20 * (high - mean) ** 2 + 80 * (low - mean) ** 2;
  const variance = (apart - 2) / (100 - (400 + 900 + 2_500) / 100);
  const weights = [20, 30, 50].map((amounts) => variance / (variance / 0.8 + 1 / amounts));
  const [a = 0, b = 0, c = 0] = weights;
  const level = (a * high + (b + c) * low) / (a + b + c);
  const moved = [Math.exp(a * (high - level)), Math.exp(b * (low - level)), 2 * Math.exp(c * (low - level))];
  const sum = moved.reduce((all, one) => all + one, 0);
  expect([...shares.values()].map((one) => one.weight)).toEqual(weights.map((one) => expect.closeTo(one, 12)));
  expect([...shares.values()].map((one) => one.posterior)).toEqual(moved.map((one) => expect.closeTo(one / sum, 12)));
});

test("the more was seen of an id, the more it moves and the less it may be off; little moves it little", () => {
  const others = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`m${at}`, [at % 2 ? 60 : 140, 50]] as const),
  );
  const ours = new Map([...Object.keys(others), "small"].map((id) => [id, 100]));
  const [little, some, much] = [0.1, 5, 5_000].map(
    (amounts) => steered(ours, seen({ ...others, small: [300, amounts] }), 0.9).get("small")!,
  );
  const way = ({ prior, posterior, seen: saw }: ObservedShare) => Math.log(posterior / prior) / Math.log(saw / prior);
  expect(little!.weight).toBeLessThan(0.05);
  expect(Math.abs(way(little!))).toBeLessThan(0.1);
  expect(some!.weight).toBeGreaterThan(little!.weight);
  expect(much!.weight).toBeGreaterThan(some!.weight);
  expect(much!.weight).toBeLessThan(0.9);
  expect(way(much!)).toBeGreaterThan(way(some!));
  expect(way(some!)).toBeGreaterThan(way(little!));
  for (const { error, spread, weight } of [little!, some!, much!]) {
    expect(error).toBeLessThan(spread);
    expect(error).toBeCloseTo(spread * Math.sqrt(1 - weight), 12);
  }
});

test("a source that is believed less moves less and leaves more open", () => {
  const of = (reliability: number) => steered(even, seen({ a: [75, 40], b: [25, 40] }), reliability).get("a")!;
  const [few, more] = [of(0.2), of(0.7)];
  expect(few.posterior).toBeLessThan(more.posterior);
  expect(few.error).toBeGreaterThan(more.error);
  expect(few.spread).toBe(more.spread);
});

test("no reliability, nothing observed, a single observation and differences that chance explains move nothing", () => {
  expect(steered(estimate, seen({ hospitals: [1, 9], fastFood: [9, 9] }), 0).size).toBe(0);
  expect(steered(estimate, seen({}), 1).size).toBe(0);
  expect(steered(estimate, seen({ hospitals: [5, 9] }), 1).size).toBe(0);
  expect(steered(even, seen({ a: [55, 4], b: [45, 4] }), 1).size).toBe(0);
});

test("what is withheld, zero or not ours stays unknown: it neither counts as nothing nor moves", () => {
  const known = { hospitals: [300, 50], fastFood: [700, 50] } as const;
  const unknown = { jewelry: [0, 50], casinos: [900, 50], hotels: [Number.NaN, 50], lawyers: [40, 0] } as const;
  const ours = new Map([...estimate, ["hotels", 10], ["lawyers", 10], ["casinos", 0]]);
  expect(steered(ours, seen({ ...known, ...unknown }), 0.7)).toEqual(steered(ours, seen(known), 0.7));
});

test("an outlier counts for four times its ratio at most", () => {
  const ours = new Map([
    ["a", 1],
    ["b", 99],
  ]);
  const shares = steered(ours, seen({ a: [98, WHOLLY], b: [2, WHOLLY] }), 1);
  const [a, b] = [shares.get("a")!, shares.get("b")!];
  expect(a.posterior + b.posterior).toBeCloseTo(1, 9);
  expect(a.posterior / b.posterior).toBeCloseTo((1 / 99) * 16, 9);
});

test("a reliability that is no part of one is refused", () => {
  for (const reliability of [-0.1, 1.1, Number.NaN])
    expect(() => steered(estimate, seen({}), reliability)).toThrow(RangeError);
});

test("of several years the nearest one speaks, the earlier of two", () => {
  const of = (year: number, medium = "tvOta") => ({ medium, year, byMarket: new Map(), bySubVertical: new Map() });
  const spend = [of(2023), of(2025), of(2024, "cable")];
  expect(observedNear(spend, "tvOta", 2024)?.year).toBe(2023);
  expect(observedNear(spend, "tvOta", 2029)?.year).toBe(2025);
  expect(observedNear(spend, "ooh", 2024)).toBeNull();
});
