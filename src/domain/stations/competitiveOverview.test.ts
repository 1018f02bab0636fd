import { expect, test } from "vitest";
import { exampleFigures } from "#tests/support/exampleStation.ts";
import { competitiveOverview } from "./competitiveOverview.ts";
import type { OverviewChoice } from "./overview.ts";

const choice: OverviewChoice = {
  market: "tv-501",
  year: 2025,
  years: [2022, 2023, 2024, 2025, 2026].map((year) => ({ year, kind: year > 2025 ? "forecast" : "actual" })),
  demographic: "HH",
  daypart: "total",
};

const market = [
  exampleFigures("QAAA", {
    shares: { "2025-11": 12, "2025-05": 10, "2024-11": 8 },
    local: { 2025: 600, 2024: 500 },
    ownerGroup: "One",
  }),
  exampleFigures("QBBB", {
    shares: { "2025-11": 6 },
    local: { 2025: 300 },
    ownerGroup: "Two",
    operator: "One",
    operatorKind: "JSA",
  }),
  exampleFigures("QCCC", { shares: { "2025-11": 2 }, owner: "Three" }),
  exampleFigures("QPBS", { shares: { "2025-11": 5 }, commercial: false, owner: "Four" }),
  exampleFigures("QOUT", { shares: { "2025-11": 1 }, local: { 2025: 9999 }, market: "tv-504", owner: "Five" }),
];

const overview = competitiveOverview(market, choice);
const row = (call: string) => overview.rows.find(({ station }) => station.callSign === call);

test("revenue shares are of what is known, and the sum says how many stations are unknown", () => {
  expect(overview).toMatchObject({ marketOta: 900, unknownRevenue: 1 });
  expect(row("QAAA")?.revenueShare).toBeCloseTo(2 / 3);
  expect(row("QCCC")).toMatchObject({ ota: null, revenueShare: null, powerRatio: null, revenueRank: null });
});

test("the local commercial share leaves out public stations and those of other markets", () => {
  expect(row("QAAA")?.localCommercialShare).toBeCloseTo(0.6);
  expect(row("QPBS")?.localCommercialShare).toBeNull();
  expect(row("QOUT")).toMatchObject({ home: false, ota: null, localCommercialShare: null });
});

test("stations of which nobody says whether they sell time count as commercial, and how many is told", () => {
  const sure = exampleFigures("QYES", { shares: { "2025-11": 2 }, commercial: true });
  const { takenCommercial, rows } = competitiveOverview([...market, sure], choice);
  expect(takenCommercial).toBe(3);
  const shareOf = (call: string) => rows.find(({ station }) => station.callSign === call)?.localCommercialShare;
  expect(shareOf("QAAA")).toBeCloseTo(12 / 22);
  expect(shareOf("QYES")).toBeCloseTo(2 / 22);
});

test("the power ratio is revenue share over local commercial share", () => {
  expect(row("QAAA")?.powerRatio).toBeCloseTo(2 / 3 / 0.6);
});

test("a share is compared with the book before and with the book a year ago", () => {
  expect(row("QAAA")?.shareChange).toBeCloseTo(0.02);
  expect(row("QAAA")?.shareChangeYear).toBeCloseTo(0.04);
  expect(row("QBBB")).toMatchObject({ share: 0.06, shareBefore: null, shareChange: null });
});

test("a station counts for who sells its time, and owners are told with their part of the concentration", () => {
  expect(overview.owners[0]).toMatchObject({ name: "One", ota: 900, revenueShare: 1, hhiPoints: 10_000 });
  expect(overview.hhiRevenue).toBe(10_000);
  expect(overview.hhiAudience).toBeCloseTo(90 ** 2 + 10 ** 2);
});

test("the only station of a market has all of it", () => {
  const only = competitiveOverview([exampleFigures("QAAA", { shares: { "2025-11": 12 }, local: { 2025: 5 } })], choice);
  expect(only).toMatchObject({ marketOta: 5, hhiRevenue: 10_000, hhiAudience: 10_000 });
  expect(only.rows).toMatchObject([{ revenueShare: 1, localCommercialShare: 1, powerRatio: 1, revenueRank: 1 }]);
});

test("stations come by revenue, then by audience; three years are shown, unknown ones empty", () => {
  expect(overview.rows.map(({ station }) => station.callSign)).toEqual(["QAAA", "QBBB", "QPBS", "QCCC", "QOUT"]);
  expect(row("QAAA")?.revenue.map(({ year, ota }) => [year, ota])).toEqual([
    [2023, null],
    [2024, 500],
    [2025, 600],
  ]);
});

test("stations of equal revenue share their rank, and the next one counts on", () => {
  const tied = competitiveOverview(
    [
      exampleFigures("QAAA", { shares: {}, local: { 2025: 900 } }),
      exampleFigures("QBBB", { shares: { "2025-11": 1 }, local: { 2025: 300 } }),
      exampleFigures("QCCC", { shares: { "2025-11": 2 }, local: { 2025: 300 } }),
      exampleFigures("QDDD", { shares: {}, local: { 2025: 100 } }),
      exampleFigures("QEEE", { shares: {} }),
    ],
    choice,
  );
  expect(tied.rows.map(({ station, revenueRank }) => [station.callSign, revenueRank])).toEqual([
    ["QAAA", 1],
    ["QCCC", 2],
    ["QBBB", 2],
    ["QDDD", 4],
    ["QEEE", null],
  ]);
});

test("where nothing is known of anybody, stations come before what only repeats them", () => {
  const bare = competitiveOverview(
    [
      exampleFigures("QAAA", { shares: {}, service: "translator" }),
      exampleFigures("QBBB", { shares: {}, service: "lowPower" }),
      exampleFigures("QCCC", { shares: {}, service: "full" }),
    ],
    choice,
  );
  expect(bare.rows.map(({ station }) => station.callSign)).toEqual(["QCCC", "QBBB", "QAAA"]);
});

test("shares that add up to more than a hundred stay as they are", () => {
  const wide = competitiveOverview(
    [exampleFigures("QAAA", { shares: { "2025-11": 70 } }), exampleFigures("QBBB", { shares: { "2025-11": 60 } })],
    choice,
  );
  expect(wide.sumOfShares).toBeCloseTo(1.3);
  expect(wide.rows.map(({ share }) => share)).toEqual([0.7, 0.6]);
});

test("a market without stations, surveys and revenue says nothing rather than zero", () => {
  expect(competitiveOverview([], choice)).toMatchObject({
    marketOta: null,
    sumOfShares: null,
    hhiRevenue: null,
    hhiAudience: null,
    rows: [],
    owners: [],
  });
});
