import { expect, test } from "vitest";
import { type Assumptions, NO_ASSUMPTIONS, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import type { CellCourse, CoursePlace } from "#domain/forecast/cellCourse.ts";
import { recomputed } from "#domain/forecast/recomputed.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { ForecastInput } from "../input.ts";
import { assume } from "../plan/assume.ts";
import { givenInput } from "../givenInput.ts";
import type { Elections } from "../politics/marketPolitics.ts";
import { cellCourse } from "./cellCourse.ts";
import { cellMoves } from "../plan/cellMoves.ts";
import { rerun } from "../plan/rerun.ts";
import { tableSums } from "../plan/tableSums.ts";

const media = ["tvOta", "email"];
const given = givenInput({}, 20);
const base = {
  ...given,
  media,
  totals: given.totals.filter(({ medium }) => media.includes(medium)),
  mix: given.mix.filter(({ medium }) => media.includes(medium)),
};
const run = rerun(null, base).run;
const place = { market: "tv-503", subVertical: "carMakers", medium: "tvOta", year: 2025, part: "core" } as const;

test("a cell's course ends at the cell, and its steps lie between the national total and it", () => {
  const course = cellCourse(run, place)!;
  const { table, estimate } = run.years[6]!.tables[0]!;
  expect(estimate.medium).toBe("tvOta");
  expect(course.dollars).toBe(
    table[3 * estimate.part.subVerticals.length + estimate.part.subVerticals.indexOf("carMakers")],
  );
  expect(Math.abs(course.dollars - course.balanced)).toBeLessThan(1);
  expect(course.total!.dollars).toBeGreaterThan(course.market!.dollars!);
  expect(course.market!.dollars).toBeGreaterThan(course.dollars);
  expect(course.market!.drivers.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

test("the course of the nation, of a market and of a sub-vertical ends at what the tables add up to", () => {
  const sums = tableSums(run.years[6]!.tables[0]!);
  expect(cellCourse(run, { ...place, market: null, subVertical: null })!.dollars).toBe(sums.dollars);
  expect(cellCourse(run, { ...place, subVertical: null })!.dollars).toBe(sums.markets[3]);
  const column = base.subVerticals.indexOf("carMakers");
  expect(cellCourse(run, { ...place, market: null })!.dollars).toBe(sums.subVerticals[sums.positions.indexOf(column)]);
});

test("a year that is modelled names the model of the part that is asked for", () => {
  const source = (part: "core" | "political") =>
    cellCourse(run, { market: null, subVertical: null, medium: "tvOta", year: 2028, part })!.total!.provenance.source;
  expect(source("core")).toMatch(/^Growth model, .+ from 2025$/);
  expect(source("political")).toMatch(
    /^Growth model, (last year of the phase|steady cycle|growth by phase) from 2025$/,
  );
});

test("what spend lines fix in a cell is told", () => {
  const evidence = [
    { market: "tv-503", subVerticals: [base.subVerticals.indexOf("carMakers")], media: [0], year: 2025, dollars: 123 },
  ];
  const course = cellCourse(rerun(null, { ...base, evidence }).run, place)!;
  expect(course).toMatchObject({ locked: { dollars: 123, cells: 1 }, dollars: 123 });
});

test("what there is not has no course", () => {
  expect(cellCourse(run, { ...place, market: "tv-999" })).toBeNull();
  expect(cellCourse(run, { ...place, subVertical: "politicalCandidates" })).toBeNull();
  expect(cellCourse(run, { ...place, year: 1990 })).toBeNull();
});

test("of the cells that moved between two runs the largest come first, and their moves are whole", () => {
  const totals = base.totals.map((total) => (total.medium === "email" ? { ...total, core: total.core * 2 } : total));
  const after = rerun(run, { ...base, totals }).run;
  const moves = cellMoves(run, after, 2025, 30);
  expect(moves).toHaveLength(30);
  expect(new Set(moves.map(({ medium }) => medium))).toEqual(new Set(["email"]));
  const sizes = moves.map(({ before, after: now }) => Math.abs(now - before));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  const all = cellMoves(run, after, 2025, 1_000_000);
  const sum = all.reduce((total, { before, after: now }) => total + now - before, 0);
  const email = (each: typeof run) =>
    tableSums(each.years[6]!.tables.find(({ estimate }) => estimate.medium === "email")!).dollars;
  expect(sum).toBe(email(after) - email(run));
  expect(all.slice(0, 30)).toEqual(moves);
});

/** Every so many-th cell and sum of a run, in a fixed order that meets all markets, media, years and sub-verticals. */
function* placesOf({ years, media, markets, subVerticals }: ForecastInput, count: number): Generator<CoursePlace> {
  const ids = markets.map(({ market }) => market);
  for (let at = 0; at < count; at++) {
    const subVertical = at % 7 === 0 ? null : subVerticals[(at * 31) % subVerticals.length]!;
    const market = at % 11 === 0 ? null : ids[(at * 17) % ids.length]!;
    const isPolitical = subVertical === null ? at % 2 === 0 : POLITICAL_SUB_VERTICALS.includes(subVertical);
    yield {
      market,
      subVertical,
      medium: media[(at * 5) % media.length]!,
      year: years[(at * 3) % years.length]!,
      part: isPolitical ? "political" : "core",
    };
  }
}

function faultsIn(input: ForecastInput, files: ForecastInput = input, count = 500): string[] {
  const made = rerun(null, input).run;
  let told = 0;
  const faults = [...placesOf(input, count)].flatMap((place) => {
    const course = cellCourse(made, place, files);
    if (!course) return [];
    told++;
    // What a reader is sent has gone through JSON.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same once more
    const { agrees, steps, dollars } = recomputed(JSON.parse(JSON.stringify(course)) as CellCourse);
    if (agrees && dollars === course.dollars) return [];
    return [`${JSON.stringify(place)}: ${JSON.stringify(steps.filter((step) => !step.agrees))}`];
  });
  expect(told).toBeGreaterThan(count / 2);
  return faults;
}

const all = givenInput({}, 24);
const positionOf = (id: string) => all.subVerticals.indexOf(id);

test("every figure is the product of the numbers that its course lists, to the dollar", () => {
  expect(faultsIn(all)).toEqual([]);
});

test("so it is where spend lines fix cells, one by one, several at once and at least", () => {
  const line = (market: string, ids: string[], media: number[], dollars: number, least?: true) =>
    all.years.map((year) => ({
      market,
      subVerticals: ids.map(positionOf),
      media,
      year,
      dollars,
      ...(least && { least }),
    }));
  const evidence = [
    ...line("tv-503", ["carMakers"], [0], 12_345_678),
    ...line("tv-503", ["carMakers", "autoParts", "gasStations"], [0, 1, 2], 80_000_000),
    ...line("tv-500", ["hospitals"], [3], 1_000_000, true),
    ...line("tv-507", ["hospitals"], [3], 900_000_000, true),
    ...line("tv-510", ["politicalCandidates"], [0], 5_000_000),
  ];
  expect(faultsIn({ ...all, evidence })).toEqual([]);
});

const spend = [
  {
    medium: "tvOta",
    year: 2024,
    byMarket: new Map(
      all.markets.slice(0, 12).map(({ market }, at) => [market, { dollars: 1e6 * (at + 1), amounts: 5 + at }]),
    ),
    bySubVertical: new Map([
      ["carMakers", { dollars: 5e6, amounts: 40 }],
      ["hospitals", { dollars: 1e6, amounts: 25 }],
      ["legalServices", { dollars: 9e6, amounts: 60 }],
    ]),
  },
];

test("so it is where observed spend steers, drivers and mix are stated, and verticals are struck", () => {
  const assumptions: Assumptions = {
    ...NO_ASSUMPTIONS,
    totals: [
      {
        medium: "cable",
        year: 2027,
        part: "core",
        dollars: 3e9,
        low: null,
        high: null,
        basis: "modelled",
        source: "A survey",
        reason: "It is newer",
      },
    ],
    drivers: { ooh: { blend: { population: 0.2, income: 0.8 }, size: 0.3, diffusion: -0.01 } },
    mix: [{ subVertical: "hospitals", medium: "ooh", weight: 40 }],
    outlook: { ...NO_OUTLOOK, shocks: [{ vertical: "automotive", year: 2028, change: -0.2 }] },
    reliability: { tvOta: 0.6 },
  };
  const files: ForecastInput = { ...all, observed: { spend, reliability: {} } };
  expect(faultsIn(assume(files, assumptions), files)).toEqual([]);
});

test("a share that observed spend steers is told by our estimate, by what was seen and by both, and a wrong number of it is found out", () => {
  const { run: made } = rerun(null, { ...all, observed: { spend, reliability: { tvOta: 0.6 } } });
  const course = cellCourse(made, { ...place, year: 2028 })!;
  const { observed, share } = course.market!;
  const category = course.subVertical!.weighed!.steered!.observed!;
  expect(observed).toMatchObject({ year: 2024, amounts: 8, reliability: 0.6 });
  expect(observed!.posterior).toBeCloseTo(share, 6);
  expect(category.posterior).toBeCloseTo(course.subVertical!.share, 6);
  for (const { prior, seen, posterior, weight } of [observed!, category]) {
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThan(0.6);
    expect(Math.sign(posterior - prior)).toBe(Math.sign(seen - prior));
  }
  for (const wrong of [{ seen: observed!.seen * 1.1 }, { amounts: 9 }, { spread: 0.1 }, { level: 1.3 }, { scale: 1.1 }])
    expect(recomputed({ ...course, market: { ...course.market!, observed: { ...observed!, ...wrong } } }).agrees).toBe(
      false,
    );
});

test("where observed spend steers, the band is never narrower than the national total's, and narrower the more was seen", () => {
  const bandOf = (amounts: number) => {
    const bySubVertical = new Map([...spend[0]!.bySubVertical].map(([id, { dollars }]) => [id, { dollars, amounts }]));
    const observed = { spend: [{ ...spend[0]!, bySubVertical }], reliability: { tvOta: 0.9 } };
    const { run: made } = rerun(null, { ...all, observed });
    const course = cellCourse(made, { ...place, market: null, year: 2028 })!;
    const { error = 0, partErrors } = course.total!.provenance;
    const national = course.dollars * (partErrors?.core ?? error);
    return { low: course.dollars - course.band!.low!, high: course.band!.high! - course.dollars, national };
  };
  const [few, many] = [bandOf(10), bandOf(10_000)];
  expect(few.high).toBeGreaterThan(many.high);
  expect(few.low).toBeGreaterThan(many.low);
  expect(many.national).toBeGreaterThan(0);
  expect(Math.min(many.low, many.high)).toBeGreaterThan(many.national);
  expect(cellCourse(run, place)!.band).toBeNull();
});

test("so it is where trades, places, years and races tell markets apart", () => {
  const wave = (at: number, step: number) => 1 + 0.6 * Math.sin(at * step);
  const markets = all.markets.map((market, at) => ({
    ...market,
    place: { broadband: 85 + 8 * Math.sin(at), older: 17 * wave(at, 2), density: 900 * wave(at, 5) },
    politics: { 2024: wave(at, 3), 2026: wave(at, 4) },
    yearly: Object.fromEntries(
      all.years.map((year) => {
        const grown = (value: number) => value * (1 + 0.02 * Math.sin(at) * (year - 2019));
        const { population, households, income, retailSales, establishments } = market;
        return [
          year,
          {
            population: grown(population),
            households: grown(households),
            income: grown(income),
            retailSales,
            establishments,
          },
        ];
      }),
    ),
  }));
  const codes = ["721110", "721120", "541110"];
  const activity = {
    codes,
    nation: [1_600_000, 500_000, 1_000_000],
    quotients: markets.flatMap((_, at) => [wave(at, 1.3), at === 4 ? 44 : 0, wave(at, 0.7)]),
  };
  const trade = (subVertical: string, naics: string[], elasticity: number) => ({
    subVertical,
    naics,
    elasticity,
    income: 0.2,
    retail: 0,
    business: 0,
    size: 0.05,
  });
  const trades = [
    trade("hotels", ["721110", "721120"], 0.7),
    trade("casinos", ["721120"], 0.55),
    trade("legalServices", ["541110"], 0.5),
    trade("carMakers", [], 0.4),
  ];
  expect(faultsIn({ ...all, markets, trades, activity })).toEqual([]);
});

test("so it is where constraints move what was settled", () => {
  const constraints = [
    {
      rule: "equals",
      markets: ["tv-505"],
      subVerticals: ["carMakers"],
      media: ["tvOta"],
      years: [2026],
      dollars: 500_000,
    },
  ] as const;
  expect(faultsIn({ ...all, constraints })).toEqual([]);
  const moved = cellCourse(rerun(null, { ...all, constraints }).run, {
    market: "tv-505",
    subVertical: "carMakers",
    medium: "tvOta",
    year: 2026,
    part: "core",
  });
  expect(moved).toMatchObject({ dollars: 500_000 });
  expect(moved!.rounded).not.toBe(500_000);
});

test("what an administrator states of media, categories and races stands in the course with its reason, and the figure comes of it", () => {
  const markets = base.markets.map((market, at) => ({ ...market, place: { older: 12 + (at % 5) } }));
  const elections: Elections = {
    races: [{ year: 2026, office: "senate", state: "TX", district: null, rating: "tossup" }],
    voters: { TX: 10e6, CA: 20e6 },
    markets: markets.map((_, at) => ({ people: 0.05, states: [at % 2 === 0 ? "TX" : "CA"], parts: [0.1] })),
  };
  const fit = [{ category: "healthcare", medium: "tvOta", elasticities: { older: 0.8 }, reason: "A survey" }];
  const races = [{ group: "midTerm", figures: { senate: 0.36, governor: 0.13 }, reason: "Both seats" } as const];
  const stated = rerun(null, assume({ ...base, markets, elections }, { ...NO_ASSUMPTIONS, fit, races })).run;
  const hospitals = cellCourse(stated, { ...place, subVertical: "hospitals" })!;
  expect(hospitals.strength!.parts.find(({ of }) => of === "older")).toMatchObject({
    elasticity: 0.8,
    reason: "A survey",
  });
  const candidates = { ...place, subVertical: "politicalCandidates", part: "political", year: 2026 } as const;
  const political = cellCourse(stated, candidates)!;
  expect(political.market!.statedRaces).toEqual(races);
  expect(cellCourse(stated, { ...candidates, year: 2024 })!.market!.statedRaces).toBeUndefined();
  for (const course of [hospitals, political]) expect(recomputed(course)).toMatchObject({ agrees: true });
});

test("a number of a course that is wrong is found out, whichever it is", () => {
  const course = cellCourse(run, place)!;
  const damaged: CellCourse[] = [
    { ...course, market: { ...course.market!, sizeExponent: course.market!.sizeExponent + 0.1 } },
    { ...course, market: { ...course.market!, weights: course.market!.weights * 1.01 } },
    { ...course, subVertical: { ...course.subVertical!, weighed: { ...course.subVertical!.weighed!, trend: 1.2 } } },
    { ...course, strength: { ...course.strength!, value: course.strength!.value * 1.001 } },
    { ...course, balancing: { ...course.balancing!, market: course.balancing!.market! * 1.001 } },
    { ...course, rounded: course.rounded + 2 },
  ];
  expect(recomputed(course).agrees).toBe(true);
  expect(damaged.map((one) => recomputed(one).agrees)).toEqual(damaged.map(() => false));
});
