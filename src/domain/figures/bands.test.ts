import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addBands,
  allocationError,
  bandAround,
  bandWidth,
  type Certainty,
  dividedBand,
  errorOf,
  measuredBand,
  spreadBand,
} from "./bands.ts";

const settled: Certainty = { kind: "actual", basis: "published", horizon: 0 };

describe("a band", () => {
  test("has no width around a published actual figure of the nation", () => {
    expect(bandAround(1_234_567, settled)).toEqual({ low: 1_234_567, high: 1_234_567 });
  });

  test.each<{ why: string; from: Partial<Certainty>; to: Partial<Certainty> }>([
    { why: "for derived figures than for published ones", from: {}, to: { basis: "derived" } },
    { why: "for modelled figures than for derived ones", from: { basis: "derived" }, to: { basis: "modelled" } },
    { why: "for the running year than for a closed one", from: {}, to: { kind: "estimate" } },
    {
      why: "for far years than for near ones",
      from: { kind: "forecast", horizon: 1 },
      to: { kind: "forecast", horizon: 5 },
    },
  ])("is wider $why", ({ from, to }) => {
    expect(bandWidth({ ...settled, ...to })).toBeGreaterThan(bandWidth({ ...settled, ...from }));
  });

  test("lies around its figure, in whole dollars, and never below nothing", () => {
    const certainty = fc.record({
      kind: fc.constantFrom("actual" as const, "estimate" as const, "forecast" as const),
      basis: fc.constantFrom("published" as const, "derived" as const, "modelled" as const),
      horizon: fc.nat({ max: 10 }),
    });
    fc.assert(
      fc.property(fc.nat(), certainty, (dollars, any) => {
        const { low, high } = bandAround(dollars, any);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(dollars);
        expect(high).toBeGreaterThanOrEqual(dollars);
        expect([low, high].every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test("of nothing known is unknown", () => {
    expect(bandAround(null, settled)).toEqual({ low: null, high: null });
    expect(measuredBand(null, 0.1)).toEqual({ low: null, high: null });
  });

  test("of a sum is the sum of the bands", () => {
    const bands = [
      { low: 90, high: 110 },
      { low: 5, high: 7 },
    ];
    expect(addBands(bands)).toEqual({ low: 95, high: 117 });
    expect(addBands([...bands, { low: null, high: null }])).toEqual({ low: null, high: null });
    expect(addBands([])).toEqual({ low: null, high: null });
  });

  test("is there only where somebody measured how far such figures were off", () => {
    expect(measuredBand(1000, undefined)).toEqual({ low: null, high: null });
    expect(measuredBand(1000, 0.123)).toEqual({ low: 877, high: 1123 });
    expect(measuredBand(1000, 1.5)).toEqual({ low: 0, high: 2500 });
  });
});

test("the division over markets is known less well the smaller the market, and a nation is not divided", () => {
  expect(allocationError(1)).toBe(0);
  expect(allocationError(0.05)).toBeCloseTo(0.03, 12);
  expect(allocationError(0.001)).toBeGreaterThan(allocationError(0.06));
  expect(allocationError(0)).toBe(0.2);
});

test("four in five figures that are off by a tenth in logarithms lie within an eighth or so", () => {
  expect(spreadBand(100, 0)).toEqual({ low: 100, high: 100 });
  expect(spreadBand(100, 0.1).low).toBeCloseTo(100 * Math.exp(-0.12816), 9);
  expect(spreadBand(100, 0.1).high).toBeCloseTo(100 * Math.exp(0.12816), 9);
});

test("the band of a divided total is that of the total where the division is known, and wider with all that it leaves open", () => {
  expect(dividedBand(1_000, 0.1, 0)).toEqual(measuredBand(1_000, 0.1));
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      (error, deviation) => {
        const [national, divided] = [measuredBand(1e6, error), dividedBand(1e6, error, deviation)];
        const wider = dividedBand(1e6, error, deviation + 0.1);
        expect(divided.low).toBeLessThanOrEqual(national.low!);
        expect(divided.high).toBeGreaterThanOrEqual(national.high!);
        expect(wider.high).toBeGreaterThan(divided.high!);
        expect(divided.low).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

const errors = { error: 0.12, partErrors: { core: 0.05, political: 0.4 } };

test("core spend, political spend and both together err differently", () => {
  expect(errorOf(errors, ["hospitals", "casinos"])).toBe(0.05);
  expect(errorOf(errors, ["politicalCandidates"])).toBe(0.4);
  expect(errorOf(errors, ["hospitals", "politicalCandidates"])).toBe(0.12);
});

test("where only the whole is known it stands for its parts, and where nothing is, nothing", () => {
  expect(errorOf({ error: 0.12 }, ["hospitals"])).toBe(0.12);
  expect(errorOf({}, ["hospitals"])).toBeUndefined();
});
