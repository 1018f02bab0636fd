import { describe, expect, test } from "vitest";
import { PLAIN_REPORT, reportSourceOf } from "#tests/support/exampleReport.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { NATION } from "../markets/market.ts";
import type { ReportDefinition } from "./reportDefinition.ts";
import { runDefinition } from "./runDefinition.ts";

const YEARS = [2023, 2024, 2025, 2026];
const ONE = walletOf("tv-1", YEARS, {
  tvOta: { hotels: [100, 110, 121, null], hospitals: [50, 50, 50, 50] },
  mobile: { hotels: [0, 10, 30, 40], hospitals: [50, 30, 49, 60] },
});
const TWO = walletOf("tv-2", YEARS, {
  tvOta: { hotels: [300, 300, 300, 300], hospitals: [0, 0, 0, 0] },
  mobile: { hotels: [100, 100, 100, 100], hospitals: [100, 100, 100, 100] },
});
const RADIO = ["radio-1", "radio-2"].map((id) => ({ ...ONE, market: id }));
const SOURCE = reportSourceOf([ONE, TWO, ...RADIO]);
const run = (change: Partial<ReportDefinition>) => runDefinition({ ...PLAIN_REPORT, ...change }, SOURCE);
const cellsOf = (change: Partial<ReportDefinition>) => run(change).rows.map(({ cells }) => cells);

describe("what stands in a cell", () => {
  test("growth is against the year before, also before the first of the report; average growth begins with the first", () => {
    const rows = cellsOf({
      markets: { ids: ["tv-1"] },
      verticals: null,
      years: { from: 2024, to: 2025 },
      rows: ["subVertical"],
      measures: ["growth", "averageGrowth"],
      columns: ["year"],
      media: ["tvOta"],
    });
    expect(rows).toEqual(
      [
        ["hospitals", 0, null, 0, 0],
        ["hotels", 10, null, 10, 10],
      ].toSorted((a, b) => order(String(a[0])) - order(String(b[0]))),
    );
  });

  test("several years together grow as their last one did", () => {
    expect(
      cellsOf({
        markets: { ids: ["tv-1"] },
        years: { from: 2024, to: 2025 },
        rows: ["medium"],
        columns: [],
        media: ["tvOta"],
        measures: ["dollars", "growth"],
      }),
    ).toEqual([["tvOta", 331, 6.9]]);
  });

  test("dollars per person, the index against the nation, and the share of everything in the market", () => {
    const rows = cellsOf({
      markets: { ids: ["tv-1"] },
      years: { from: 2024, to: 2024 },
      rows: ["medium"],
      columns: [],
      measures: ["dollars", "perCapita", "share", "index"],
      shareOf: "market",
      media: ["tvOta"],
    });
    // 160 of 200 here; 460 of 700 in the nation: (0.8 / 0.657) × 100.
    expect(rows).toEqual([["tvOta", 160, 0.16, 80, 122]]);
  });

  test("bands hold the figure of a forecast between them, and there is none where nobody measured", () => {
    const { fields, rows } = run({
      markets: { ids: ["tv-1"] },
      rows: ["market"],
      measures: ["low", "dollars", "high"],
      columns: ["year"],
    });
    const [row] = rows.map(({ cells }) => cells);
    const of = (measure: string) =>
      fields.flatMap((field, at) => (field.measure === measure ? [row?.[at] ?? null] : []));
    const [low, dollars, high] = [of("low"), of("dollars"), of("high")];
    expect([low[0], high[0]]).toEqual([null, null]);
    expect([Number(low.at(-1)) < Number(dollars.at(-1)), Number(dollars.at(-1)) < Number(high.at(-1))]).toEqual([
      true,
      true,
    ]);
  });
});

const order = (id: string) => ONE.subVerticals.indexOf(id);

describe("rows", () => {
  test("largest first, the rest as one row, and the total over all", () => {
    const result = run({
      markets: { ids: ["tv-1", "tv-2"] },
      rows: ["market", "subVertical"],
      columns: [],
      sort: "value",
      top: 1,
      years: { from: 2024, to: 2024 },
    });
    // Two rows are no more than one and one other, so both stand as themselves.
    expect(result.rows.map(({ cells }) => cells)).toEqual([
      ["tv-2", "hotels", 400],
      ["tv-2", "hospitals", 100],
      ["tv-1", "hotels", 120],
      ["tv-1", "hospitals", 80],
    ]);
    const media = run({
      markets: { ids: ["tv-1", "tv-2"] },
      rows: ["market"],
      columns: ["medium"],
      sort: "name",
      years: { from: 2024, to: 2024 },
    });
    expect(media.rows.map(({ cells }) => cells)).toEqual([
      ["tv-1", 160, 40, 200],
      ["tv-2", 300, 200, 500],
    ]);
    expect(media.total).toEqual([null, 460, 240, 700]);
  });

  test("years can stand outermost, innermost or across", () => {
    const years = { from: 2024, to: 2025 };
    const outer = cellsOf({ markets: { ids: ["tv-1"] }, rows: ["year", "medium"], columns: [], years });
    expect(outer.map(([year, medium]) => `${year} ${medium}`)).toEqual([
      "2024 tvOta",
      "2024 mobile",
      "2025 tvOta",
      "2025 mobile",
    ]);
    const inner = cellsOf({ markets: { ids: ["tv-1"] }, rows: ["medium", "year"], columns: [], years });
    expect(inner.map(([medium, year]) => `${year} ${medium}`)).toEqual([
      "2024 tvOta",
      "2025 tvOta",
      "2024 mobile",
      "2025 mobile",
    ]);
  });
});

describe("what a report says of itself", () => {
  test("radio markets are never added up without a word, and have no total", () => {
    expect(run({ markets: { every: "radio", states: [] }, rows: ["medium"] }).warnings).toContainEqual({
      kind: "overlap",
    });
    const listed = run({ markets: { every: "radio", states: [] }, rows: ["market"] });
    expect(listed).toMatchObject({ total: null, warnings: [{ kind: "noTotal" }] });
    expect(run({ rows: ["market"] }).total).not.toBeNull();
  });

  test("a TV market beside the nation counts twice as well", () => {
    expect(run({ markets: { ids: ["tv-1", NATION] } }).warnings).toContainEqual({ kind: "overlap" });
  });

  test("a custom market is the sum of its members under its own name", () => {
    const customMarkets = [{ name: "Two towns", members: ["tv-1", "tv-2"] }];
    const result = run({
      markets: { ids: [] },
      customMarkets,
      rows: ["market"],
      columns: [],
      years: { from: 2024, to: 2024 },
      measures: ["dollars", "perCapita"],
    });
    expect(result.rows.map(({ cells }) => cells)).toEqual([["Two towns", 700, 0.35]]);
    expect(result.warnings).toEqual([]);
    const radio = [{ name: "Both", members: ["radio-1", "radio-2"] }];
    expect(run({ markets: { ids: [] }, customMarkets: radio, rows: ["market"] }).warnings).toEqual([
      { kind: "customOverlap", names: ["Both"] },
    ]);
  });

  test("what is not there is named, and a custom market without one of its members is left out whole", () => {
    const result = run({
      markets: { ids: ["tv-1", "tv-9"] },
      customMarkets: [{ name: "Broken", members: ["tv-1", "tv-9"] }],
      years: { from: 2022, to: 2024 },
      media: ["tvOta", "fax"],
      verticals: ["leisure", "space"],
    });
    expect(result.warnings).toEqual([
      { kind: "marketsLeftOut", ids: ["tv-9"] },
      { kind: "customLeftOut", names: ["Broken"] },
      { kind: "verticalsLeftOut", ids: ["space"] },
      { kind: "mediaLeftOut", ids: ["fax"] },
      { kind: "yearsLeftOut", years: [2022] },
    ]);
  });

  test("a rolling period moves with the revision", () => {
    expect(run({ years: { before: 1, after: 1 } }).scope.years).toEqual([2023, 2024, 2025]);
    const later = runDefinition({ ...PLAIN_REPORT, years: { before: 1, after: 1 } }, reportSourceOf([ONE, TWO], 2025));
    expect(later.scope.years).toEqual([2024, 2025, 2026]);
  });

  test("nothing at all is an empty report, not a failure", () => {
    expect(run({ markets: { ids: [] } }).rows).toEqual([]);
    expect(run({ years: { from: 2040, to: 2041 } }).rows.flatMap(({ cells }) => cells.slice(1))).toEqual([]);
  });
});
