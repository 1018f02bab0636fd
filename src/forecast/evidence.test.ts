import { expect, test } from "vitest";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { buildForecast } from "./forecast.ts";
import { ForecastError } from "./forecastError.ts";
import { givenInput } from "./givenInput.ts";
import type { ForecastInput, SpendEvidence } from "./input.ts";

const base = givenInput({}, 12);
const place = (subVertical: string) => base.subVerticals.indexOf(subVertical);
const medium = (id: string) => base.media.indexOf(id);

const AUTOMOTIVE = ["carMakers", "dealerAssociations", "newCarDealers", "usedCarDealers"].map(place);
const DIGITAL = ["tvDigital", "radioDigital", "ctvOtt", "mobile", "pcLaptop", "email"].map(medium);

const line = (over: Partial<SpendEvidence>): SpendEvidence => ({
  market: "tv-503",
  subVerticals: [place("newCarDealers")],
  media: [medium("tvOta")],
  year: 2024,
  dollars: 1_234_567,
  ...over,
});

const forecast = (...evidence: SpendEvidence[]) => buildForecast({ ...base, evidence });

/** Dollars of the crossing of sub-verticals and media in a market. */
function dollarsOf(
  { wallets }: ReturnType<typeof forecast>,
  { market, subVerticals, media, year }: SpendEvidence,
): number {
  const at = (s: number, m: number) => wallets.get(market)?.[cellIndex(base, s, m, year - 2019)] ?? NaN;
  return subVerticals.flatMap((s) => media.map((m) => at(s, m))).reduce((sum, value) => sum + value, 0);
}

const tvTotal = (input: ForecastInput, result: ReturnType<typeof forecast>) =>
  input.markets.reduce(
    (sum, { market }) => sum + dollarsOf(result, { ...line({ market }), subVerticals: [...input.subVerticals.keys()] }),
    0,
  );

test("a line about one cell is that cell, and the nation's total does not move", () => {
  const result = forecast(line({}));
  expect(dollarsOf(result, line({}))).toBe(1_234_567);
  expect(tvTotal(base, result)).toBe(tvTotal(base, forecast()));
  expect(result.report.evidence).toMatchObject({
    lines: 1,
    keptLines: 1,
    lockedCells: 1,
    lockedDollars: 1_234_567,
    notes: [],
  });
});

test("a line about a vertical in all digital media is divided as the estimate is, to the dollar", () => {
  const vertical = line({ subVerticals: AUTOMOTIVE, media: DIGITAL, dollars: 98_765_432 });
  const before = forecast();
  const after = forecast(vertical);
  expect(dollarsOf(after, vertical)).toBe(98_765_432);
  const mobileShare = (result: ReturnType<typeof forecast>) =>
    dollarsOf(result, { ...vertical, media: [medium("mobile")] }) / dollarsOf(result, vertical);
  expect(mobileShare(after)).toBeCloseTo(mobileShare(before), 6);
});

test("the more specific line is kept, and the broader one takes the rest", () => {
  const broad = line({ subVerticals: AUTOMOTIVE, dollars: 10_000_000 });
  const narrow = line({ dollars: 7_000_000 });
  for (const result of [forecast(broad, narrow), forecast(narrow, broad)]) {
    expect(dollarsOf(result, narrow)).toBe(7_000_000);
    expect(dollarsOf(result, broad)).toBe(10_000_000);
    expect(result.report.evidence.keptLines).toBe(2);
  }
});

test("a broader line that is smaller than the more specific ones is overruled and reported with both amounts", () => {
  const broad = line({ subVerticals: AUTOMOTIVE, dollars: 5_000_000 });
  const narrow = line({ dollars: 7_000_000 });
  const result = forecast(broad, narrow);
  expect(dollarsOf(result, narrow)).toBe(7_000_000);
  expect(result.report.evidence).toMatchObject({ keptLines: 1, overruledLines: 1 });
  expect(result.report.evidence.notes).toEqual([
    { line: 0, market: "tv-503", year: 2024, reason: "contradicted", dollars: 5_000_000, alreadyLocked: 7_000_000 },
  ]);
});

test("of two lines about the same cell the later one counts, and the other is reported", () => {
  const result = forecast(line({ dollars: 100 }), line({ dollars: 200 }));
  expect(dollarsOf(result, line({}))).toBe(200);
  expect(result.report.evidence.notes).toMatchObject([{ line: 0, dollars: 100, alreadyLocked: 200 }]);
});

test("a line of a year outside the revision changes nothing and is reported", () => {
  const result = forecast(line({ year: 2012 }));
  expect(result.report.evidence).toMatchObject({ lines: 1, keptLines: 0, outsideLines: 1 });
  expect(result.report.evidence.notes).toMatchObject([{ reason: "year-outside", year: 2012 }]);
  expect(result.wallets).toEqual(forecast().wallets);
});

test("evidence far above a market's part leaves its other advertisers at no less than about half, and others give way", () => {
  const others = line({ subVerticals: [place("jewelry")] });
  const huge = line({ dollars: 2_000_000_000 });
  const elsewhere = line({ market: "tv-501", subVerticals: [place("jewelry")] });
  const [before, after] = [forecast(), forecast(huge)];
  expect(dollarsOf(after, huge)).toBe(2_000_000_000);
  expect(dollarsOf(after, others)).toBeGreaterThan(0.35 * dollarsOf(before, others));
  expect(dollarsOf(after, elsewhere)).toBeLessThan(dollarsOf(before, elsewhere));
  const table = after.report.tables.find(
    ({ medium, year, part }) => medium === "tvOta" && year === 2024 && part === "core",
  );
  expect(table).toMatchObject({ lockedCells: 1, lockedDollars: 2_000_000_000 });
  expect(table?.adjustedMargins).toBeGreaterThan(1);
  expect(table?.largestAdjustment).toMatchObject({ axis: "subVertical", id: "newCarDealers" });
  expect(table?.largestAdjustment?.given).toBeGreaterThan(2_000_000_000);
});

test("a market known completely in one medium keeps every line", () => {
  const all = base.subVerticals.map((_, s) => line({ subVerticals: [s], dollars: 1000 * (s + 1) }));
  const result = forecast(...all);
  for (const one of all) expect(dollarsOf(result, one)).toBe(one.dollars);
  expect(result.report.evidence.keptLines).toBe(96);
});

test("political lines lock political spend, and core spend stays as it was", () => {
  const political = line({ subVerticals: [place("politicalCandidates"), place("ballotIssues")], dollars: 90_000_000 });
  const result = forecast(political);
  expect(dollarsOf(result, political)).toBe(90_000_000);
  expect(dollarsOf(result, line({}))).toBe(dollarsOf(forecast(), line({})));
});

const refused = () => forecast(line({ dollars: 20_000_000_000 }));

test("evidence above a national total is refused with medium, year and amounts", () => {
  expect(refused).toThrow(ForecastError);
  expect(refused).toThrow(
    /hold 20000000000 dollars of core spend on tvOta in 2024, more than the national total of \d+/,
  );
  expect(refused).toThrow(
    expect.objectContaining({
      code: "evidence-above-total",
      place: expect.objectContaining({ medium: "tvOta", year: 2024 }),
    }),
  );
});

test("lines for every cell of a published total that stay below it are left out and reported with both amounts", () => {
  const everywhere = base.markets.map(({ market }) =>
    line({ market, subVerticals: [...base.subVerticals.keys()], dollars: 100 }),
  );
  const result = forecast(...everywhere, line({ media: [medium("cable")] }));
  expect(tvTotal(base, result)).toBe(tvTotal(base, forecast()));
  expect(result.report.evidence).toMatchObject({ keptLines: 1, overruledLines: 12 });
  expect(result.report.evidence.notes[3]).toEqual({
    line: 3,
    market: "tv-503",
    year: 2024,
    reason: "below-total",
    dollars: 100,
    alreadyLocked: 0,
  });
  expect(result.report.evidence.belowTotals).toMatchObject([
    { medium: "tvOta", year: 2024, part: "core", total: 13_942_500_000, lines: 12 },
  ]);
});
