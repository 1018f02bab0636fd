import { expect, test } from "vitest";
import { type Assumptions, NO_ASSUMPTIONS, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { buildForecast } from "../forecast.ts";
import { givenInput } from "../givenInput.ts";
import { nationalTotals } from "../nationalTotals.ts";
import { assume } from "./assume.ts";

const input = givenInput({}, 12);
const modelled = nationalTotals(input);

function assumed(stated: Partial<Assumptions>) {
  const after = assume(input, { ...NO_ASSUMPTIONS, ...stated });
  const totals = nationalTotals(after);
  return (medium: string, year: number) => {
    const [m, y] = [input.media.indexOf(medium), input.years.indexOf(year)];
    const before = modelled[m]!;
    return {
      core: totals[m]!.core[y]!,
      political: totals[m]!.political[y]!,
      coreBefore: before.core[y]!,
      politicalBefore: before.political[y]!,
      ...totals[m]!.provenance[y]!,
    };
  };
}

const stated = {
  medium: "tvOta",
  year: 2027,
  part: "core",
  dollars: 15_000_000_000,
  low: null,
  high: null,
  basis: "published",
  source: "Our survey",
  reason: "Better known",
} as const;

test("without assumptions the same figures come of it", () => {
  expect(buildForecast(assume(input, NO_ASSUMPTIONS))).toEqual(buildForecast(input));
});

test("a stated total stands as it is, later years grow on from there as the model has it, earlier ones stay", () => {
  const at = assumed({ totals: [stated] });
  expect(at("tvOta", 2027)).toMatchObject({ core: 15_000_000_000, kind: "forecast", basis: "modelled" });
  expect(at("tvOta", 2027).source).toContain("Our survey");
  expect(at("tvOta", 2026).core).toBe(at("tvOta", 2026).coreBefore);
  const [a, b] = [at("tvOta", 2027), at("tvOta", 2029)];
  expect(b.core / a.core).toBeCloseTo(b.coreBefore / a.coreBefore, 8);
  expect(at("tvOta", 2029).source).toContain("goes on from a stated year");
  expect(at("cable", 2027).core).toBe(at("cable", 2027).coreBefore);
});

test("a stated range is how far the figure may be off", () => {
  const at = assumed({ totals: [{ ...stated, low: 13_500_000_000, high: 18_000_000_000 }] });
  const { core, political, error } = at("tvOta", 2027);
  const range = error ?? 0;
  expect(range * (core + political)).toBeGreaterThanOrEqual(3_000_000_000);
});

test("stated growth goes from the year before, and later years keep the model's growth", () => {
  const at = assumed({ growth: [{ medium: "mobile", year: 2026, part: "core", growth: 0.1 }] });
  expect(at("mobile", 2026).core).toBe(Math.round(at("mobile", 2025).core * 1.1));
  const [a, b] = [at("mobile", 2026), at("mobile", 2027)];
  expect(b.core / a.core).toBeCloseTo(b.coreBefore / a.coreBefore, 8);
});

test("a past total that was stated moves no imported year after it", () => {
  const at = assumed({ totals: [{ ...stated, year: 2020, dollars: 9_000_000_000 }] });
  expect(at("tvOta", 2020).core).toBe(9_000_000_000);
  expect(at("tvOta", 2021).core).toBe(at("tvOta", 2021).coreBefore);
});

test("an outlook of falling sales moves every year to come and none that has been", () => {
  const at = assumed({ outlook: { ...NO_OUTLOOK, retailSales: [{ year: 2026, growth: -0.03 }], political: 1.2 } });
  for (const medium of input.media) {
    expect(at(medium, 2025).core).toBe(at(medium, 2025).coreBefore);
    expect(at(medium, 2027).core / at(medium, 2027).coreBefore).toBeCloseTo(1 + 1.3 * (-0.03 - 0.043), 6);
    expect(at(medium, 2028).political).toBe(Math.round(at(medium, 2028).politicalBefore * 1.2));
  }
});

test("a shock takes money from its own vertical alone, to within a dollar of rounding a cell", () => {
  const shocks = [{ vertical: "automotive", year: 2026, change: -0.25 }];
  const change = buildForecast(assume(input, { ...NO_ASSUMPTIONS, outlook: { ...NO_OUTLOOK, shocks } }));
  const usual = buildForecast(input);
  const sums = (result: typeof usual, year: number) => {
    const byVertical = new Map<string, number>();
    const [media, years] = [input.media.length, input.years.length];
    for (const wallet of result.wallets.values())
      input.subVerticals.forEach((sub, s) => {
        for (let m = 0; m < media; m++) {
          const dollars = wallet[(s * media + m) * years + input.years.indexOf(year)]!;
          byVertical.set(verticalOf(sub), (byVertical.get(verticalOf(sub)) ?? 0) + dollars);
        }
      });
    return byVertical;
  };
  const [before, after] = [sums(usual, 2026), sums(change, 2026)];
  for (const [vertical, dollars] of before)
    expect(after.get(vertical)! / dollars).toBeCloseTo(vertical === "automotive" ? 0.75 : 1, 5);
  expect(sums(change, 2027)).toEqual(sums(usual, 2027));
});

test("stated drivers move a medium between markets and leave the nation as it is", () => {
  const drivers = { ooh: { blend: { retailSales: 1 }, size: 0, diffusion: 0 } };
  const [before, after] = [buildForecast(input), buildForecast(assume(input, { ...NO_ASSUMPTIONS, drivers }))];
  expect(after.report.tables.map(({ dollars }) => dollars)).toEqual(before.report.tables.map(({ dollars }) => dollars));
  expect(after.wallets.get("tv-500")).not.toEqual(before.wallets.get("tv-500"));
});

test.each<[string, Partial<Assumptions>, string]>([
  ["a negative total", { totals: [{ ...stated, dollars: -5 }] }, "The stated core total of tvOta in 2027 is -5"],
  ["a total that is no number", { totals: [{ ...stated, dollars: NaN }] }, "is NaN; it must be whole dollars"],
  ["a range that leaves the total out", { totals: [{ ...stated, high: 1 }] }, "null to 1 is stated as its range"],
  ["a year outside", { totals: [{ ...stated, year: 2040 }] }, "lies outside 2019 to 2031"],
  ["an unknown medium", { reliability: { smoke: 1 } }, "the medium smoke, which this run does not have"],
  ["a total stated twice", { totals: [stated, stated] }, "is stated twice"],
  [
    "growth beside an amount",
    { totals: [stated], growth: [{ medium: "tvOta", year: 2027, part: "core", growth: 0.1 }] },
    "Keep one of them",
  ],
  [
    "drivers that are all zero",
    { drivers: { ooh: { blend: {}, size: 0, diffusion: 0 } } },
    "No driver of ooh weighs anything",
  ],
  [
    "an unknown vertical",
    { outlook: { ...NO_OUTLOOK, shocks: [{ vertical: "x", year: 2026, change: 0 }] } },
    "vertical x",
  ],
  [
    "a fit of an unknown category",
    { fit: [{ category: "moonTravel", medium: "ooh", elasticities: { older: 0.1 }, reason: "" }] },
    "the unknown category moonTravel",
  ],
  [
    "a fit that follows a place too far",
    { fit: [{ category: "casinos", medium: "ooh", elasticities: { density: 3 }, reason: "" }] },
    "The fit of ooh for casinos follows density by 3; it must lie between -2 and 2",
  ],
  [
    "a fit stated twice",
    { fit: Array.from({ length: 2 }, () => ({ category: "retail", medium: "ooh", elasticities: {}, reason: "" })) },
    "The fit of ooh for retail is stated twice",
  ],
  [
    "a fit of an unknown medium",
    { fit: [{ category: "retail", medium: "smoke", elasticities: {}, reason: "" }] },
    "the medium smoke, which this run does not have",
  ],
  [
    "an openness above one",
    { races: [{ group: "open", figures: { lean: 1.5 }, reason: "" }] },
    "lean of the races' open is 1.5; it must be 0 to 1",
  ],
  [
    "offices that share out more than there is",
    { races: [{ group: "midTerm", figures: { senate: 0.9 }, reason: "" }] },
    "(midTerm) come to 1.640; they must add up to 1",
  ],
  [
    "a figure of another group",
    { races: [{ group: "open", figures: { senate: 0.9 }, reason: "" }] },
    "have no senate in the group open",
  ],
  [
    "figures of races stated twice",
    { races: Array.from({ length: 2 }, () => ({ group: "voters" as const, figures: { senate: 0.5 }, reason: "" })) },
    "The races' voters is stated twice",
  ],
  [
    "a vertical nobody maps to",
    {
      mix: input.mix
        .filter(({ subVertical }) => verticalOf(subVertical) === "education")
        .map((row) => ({ ...row, weight: 0 })),
    },
    "leave education nothing in any medium",
  ],
])("%s is refused by name", (_, wrong, words) => {
  expect(() => assume(input, { ...NO_ASSUMPTIONS, ...wrong })).toThrow(words);
});

test("weights that leave a medium nothing are refused with its dollars", () => {
  const mix = input.mix.filter(({ medium }) => medium === "cable").map((row) => ({ ...row, weight: 0 }));
  expect(() => buildForecast(assume(input, { ...NO_ASSUMPTIONS, mix }))).toThrow(
    /dollars of core spend on cable in 2019/,
  );
});

test("constraints are handed on, and one on a market that the run does not have is refused by name", () => {
  const constraints = [{ markets: ["tv-1"], rule: "equals", dollars: 5, reason: "As told" }] as const;
  expect(() => buildForecast(assume(input, { ...NO_ASSUMPTIONS, constraints }))).toThrow(/Constraint 1 names .*tv-1/);
});
