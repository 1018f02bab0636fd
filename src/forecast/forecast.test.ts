import * as fc from "fast-check";
import { expect, test } from "vitest";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { buildForecast } from "./forecast.ts";
import { givenInput } from "./givenInput.ts";
import type { ForecastInput, ForecastResult, MarketDrivers, VerticalMix } from "./input.ts";
import { nationalTotals } from "./nationalTotals.ts";
import { cases } from "#tests/support/cases.ts";

/** Dollars of all markets by medium and year, core and political apart. */
function sumsOf(input: ForecastInput, { wallets }: ForecastResult) {
  const sum = (medium: number, year: number, political: boolean) => {
    let dollars = 0;
    for (const wallet of wallets.values()) {
      input.subVerticals.forEach((subVertical, place) => {
        if (POLITICAL_SUB_VERTICALS.includes(subVertical) === political)
          dollars += wallet[cellIndex(input, place, medium, year)]!;
      });
    }
    return dollars;
  };
  return input.media.map((_, medium) => ({
    core: input.years.map((_, year) => sum(medium, year, false)),
    political: input.years.map((_, year) => sum(medium, year, true)),
  }));
}

/** All totals are met to the dollar: as stated, or where a modelled one gave way to evidence, as reported. */
function expectTied(input: ForecastInput, result: ForecastResult): void {
  const stated = nationalTotals(input);
  const totals = stated.map(({ core, political }) => ({ core: [...core], political: [...political] }));
  for (const { medium, year, part, stated: before, raised } of result.report.raisedTotals) {
    const [m, y] = [input.media.indexOf(medium), input.years.indexOf(year)];
    expect(stated[m]?.provenance[y]?.basis).toBe("modelled");
    expect(totals[m]?.[part][y]).toBe(before);
    totals[m]![part][y] = raised;
  }
  expect(sumsOf(input, result)).toEqual(totals);
  for (const wallet of result.wallets.values()) {
    expect(wallet.every((dollars) => Number.isInteger(dollars) && dollars >= 0)).toBe(true);
  }
}

test("210 markets add up to the national totals to the dollar: every medium, every year, core and political", () => {
  const input = givenInput();
  const result = buildForecast(input);
  expect(result.wallets.size).toBe(210);
  expectTied(input, result);
  expect(Math.max(...result.report.tables.map(({ worstError }) => worstError))).toBeLessThan(1e-9);
});

/** Small nations with all kinds of zeros: media nobody spends on, weights of zero, markets without people. */
const smallInput = fc
  .record({
    marketCount: fc.integer({ min: 1, max: 6 }),
    weights: fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 9, noNaN: true })), {
      minLength: 10,
      maxLength: 10,
    }),
    core: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 5e9 })), {
      minLength: 4,
      maxLength: 4,
    }),
    political: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3e8 })),
    unpeopled: fc.boolean(),
    bases: fc.array(fc.constantFrom("published" as const, "derived" as const, "modelled" as const), {
      minLength: 4,
      maxLength: 4,
    }),
  })
  .map(({ marketCount, weights, core, political, unpeopled, bases }): ForecastInput => {
    const media = ["tvOta", "mobile"];
    const subVerticals = ["newCarDealers", "jewelry", "casinos", "politicalCandidates", "ballotIssues"];
    const mix = media.flatMap((medium, m) =>
      subVerticals.map(
        (subVertical, s): VerticalMix => ({
          medium,
          subVertical,
          weight: (s === 0 || s === 3 ? 0.5 : 0) + weights[5 * m + s]!,
        }),
      ),
    );
    const totals = media.flatMap((medium, m) =>
      [2024, 2026].map((year, y) => {
        const given = { kind: "actual", basis: bases[2 * m + y]!, source: "Test figures" } as const;
        return { medium, year, core: core[2 * m + y]!, political, ...given };
      }),
    );
    const { markets } = givenInput({}, marketCount + 1);
    const peopled = markets.map(
      (market, row): MarketDrivers => (row > 0 && unpeopled ? { ...market, population: 0 } : market),
    );
    return {
      years: [2023, 2024, 2025, 2026, 2027],
      media,
      subVerticals,
      currentYear: 2026,
      totals,
      mix,
      markets: peopled,
      evidence: [],
    };
  });

test("any nation ties to the dollar, with whole dollars of zero or more", () => {
  fc.assert(
    fc.property(smallInput, (input) => expectTied(input, buildForecast(input))),
    { numRuns: cases(300) },
  );
});

/** Where a total gave way, cells that no line speaks for are what they are without any evidence, within rounding. */
function expectFreeCellsKept(input: ForecastInput, { wallets, report }: ForecastResult): void {
  const before = buildForecast({ ...input, evidence: [] }).wallets;
  for (const { medium, year, part } of report.raisedTotals) {
    const m = input.media.indexOf(medium);
    for (const [market, wallet] of wallets) {
      input.subVerticals.forEach((subVertical, s) => {
        if (POLITICAL_SUB_VERTICALS.includes(subVertical) !== (part === "political")) return;
        const spoken = input.evidence.some(
          (line) =>
            line.market === market && line.year === year && line.media.includes(m) && line.subVerticals.includes(s),
        );
        const cell = cellIndex(input, s, m, input.years.indexOf(year));
        if (!spoken) expect(Math.abs(wallet[cell]! - before.get(market)![cell]!)).toBeLessThanOrEqual(2);
      });
    }
  }
}

test("any nation ties to the dollar around any evidence it has room for, and keeps that evidence", () => {
  const line = fc.record({
    row: fc.nat(5),
    subVerticals: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
    media: fc.subarray([0, 1], { minLength: 1 }),
    year: fc.integer({ min: 2023, max: 2027 }),
    dollars: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 1_000_000 })),
  });
  const withEvidence = fc.tuple(smallInput, fc.array(line, { maxLength: 12 })).map(([input, lines]) => ({
    ...input,
    evidence: lines.map(({ row, ...rest }) => ({ ...rest, market: input.markets[row % input.markets.length]!.market })),
  }));
  let built = 0;
  fc.assert(
    fc.property(withEvidence, (input) => {
      try {
        const result = buildForecast(input);
        built++;
        expectTied(input, result);
        expectFreeCellsKept(input, result);
        expect(buildForecast(structuredClone(input))).toEqual(result);
        const overruled = new Set(result.report.evidence.notes.map((note) => note.line));
        input.evidence.forEach(({ market, subVerticals, media, year, dollars }, place) => {
          if (overruled.has(place)) return;
          const wallet = result.wallets.get(market)!;
          const cells = subVerticals.flatMap((s) => media.map((m) => wallet[cellIndex(input, s, m, year - 2023)]!));
          expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(dollars);
        });
      } catch (error) {
        // Only evidence above totals that do not move may be refused.
        expect(error).toHaveProperty("code", "evidence-above-total");
        expect(input.totals.some(({ basis }) => basis !== "modelled")).toBe(true);
      }
    }),
    { numRuns: cases(1000) },
  );
  expect(built).toBeGreaterThan(cases(100));
});

test("the same input gives the same figures, to the dollar", () => {
  const input = givenInput({}, 30);
  expect(buildForecast(input)).toEqual(buildForecast(structuredClone(input)));
});

test("markets differ: where people buy more in shops, stores take more of the wallet", () => {
  const input = givenInput({}, 40);
  const shops = input.markets.map((market, row) =>
    row === 7 ? { ...market, retailSales: 2 * market.retailSales } : market,
  );
  const column = input.subVerticals.indexOf("departmentStores");
  const share = (markets: readonly MarketDrivers[]) => {
    const wallet = buildForecast({ ...input, markets }).wallets.get("tv-507")!;
    const of = (place: number) => wallet[cellIndex(input, place, 0, 6)]!;
    return of(column) / input.subVerticals.reduce((sum, _, place) => sum + of(place), 0);
  };
  expect(share(shops)).toBeGreaterThan(1.3 * share(input.markets));
});

test("every medium and year says where its figure comes from, in the order of the axes", () => {
  const input = givenInput({}, 3);
  const { provenance } = buildForecast(input);
  expect(provenance.map((row) => row.length)).toEqual(input.media.map(() => 13));
  const given = ["actual", "estimate", "actual", "estimate", "actual", "actual", "actual"];
  expect(provenance[0]?.map(({ kind }) => kind)).toEqual([...given, ...Array<string>(6).fill("forecast")]);
});

test("a revision that knows no political sub-verticals has core spend alone, and refuses political totals", () => {
  const input = givenInput({}, 3);
  const subVerticals = input.subVerticals.filter((id) => !POLITICAL_SUB_VERTICALS.includes(id));
  const mix = input.mix.filter(({ subVertical }) => subVerticals.includes(subVertical));
  const totals = input.totals.map((total) => ({ ...total, political: 0 }));
  const core = { ...input, subVerticals, mix, totals };
  expectTied(core, buildForecast(core));
  expect(() => buildForecast({ ...core, totals: input.totals })).toThrow("no political sub-vertical to go to");
});
