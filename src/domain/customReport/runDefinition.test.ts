import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleProvenance, walletOf } from "#tests/support/exampleWallet.ts";
import { type Market, NATION } from "../market.ts";
import { nationWallet } from "../nationWallet.ts";
import { mediumGroup } from "../taxonomy/mediumById.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { PLATFORM_SHARES } from "../taxonomy/platformShares.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { cellIndex, type Wallet } from "../wallet.ts";
import { DIMENSIONS, type Dimension, type ReportDefinition } from "./reportDefinition.ts";
import type { ReportSource } from "./reportSource.ts";
import { runDefinition } from "./runDefinition.ts";

const PLAIN: ReportDefinition = {
  markets: { every: "tv", states: [] },
  customMarkets: [],
  years: { from: 2023, to: 2026 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["medium"],
  columns: ["year"],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};

function market(id: string, states: readonly string[] = ["TX"]): Market {
  const kind = id === NATION ? "nation" : id.startsWith("radio") ? "radio" : "tv";
  return {
    id,
    kind,
    code: "",
    name: id,
    rank: null,
    states,
    population: 1000,
    households: 0,
    tvHomes: null,
    countyCount: 1,
    latitude: null,
    longitude: null,
  };
}

function sourceOf(wallets: readonly Wallet[], currentYear = 2024): ReportSource {
  const [first] = wallets;
  if (!first) throw new Error("A report needs a wallet.");
  const all = [...wallets, nationWallet(wallets.filter((wallet) => wallet.market.startsWith("tv")))];
  return {
    revision: {
      ...first,
      id: "1",
      label: "Test",
      status: "published",
      publishedAt: null,
      sample: false,
      currentYear,
      provenance: exampleProvenance(first, currentYear),
      platformShares: PLATFORM_SHARES,
    },
    markets: new Map(all.map((wallet) => [wallet.market, market(wallet.market)])),
    wallet: (id) => {
      const found = all.find((wallet) => wallet.market === id);
      if (!found) throw new Error(`No wallet ${id}.`);
      return found;
    },
    name: (_, id) => id,
    compare: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  };
}

/** The same sum, cell by cell from the wallets, without anything of the engine. */
function bruteForce(
  wallets: readonly Wallet[],
  political: boolean,
  years: readonly number[],
  where: ReadonlyMap<Dimension, string>,
) {
  let sum: number | null = null;
  for (const wallet of wallets) {
    for (const [s, subVertical] of wallet.subVerticals.entries()) {
      for (const [m, medium] of wallet.media.entries()) {
        for (const [y, year] of wallet.years.entries()) {
          const is = {
            market: wallet.market,
            group: mediumGroup(medium),
            medium,
            vertical: verticalOf(subVertical),
            subVertical,
            platform: "",
            year: String(year),
          };
          if (!years.includes(year) || (!political && isPolitical(subVertical))) continue;
          if ([...where].some(([dimension, id]) => is[dimension] !== id)) continue;
          const dollars = wallet.dollars[cellIndex(wallet, s, m, y)] ?? Number.NaN;
          if (!Number.isNaN(dollars)) sum = (sum ?? 0) + dollars;
        }
      }
    }
  }
  return sum;
}

const cuts = fc
  .shuffledSubarray(
    DIMENSIONS.filter((dimension) => dimension !== "platform"),
    { minLength: 1, maxLength: 4 },
  )
  .chain((dimensions) =>
    fc
      .integer({ min: 1, max: dimensions.length })
      .map((at) => ({ rows: dimensions.slice(0, at), columns: dimensions.slice(at) })),
  );

const reports = fc.record({
  wallets: arbitraryWallets("tv-1", "tv-2", "tv-3"),
  cut: cuts,
  political: fc.constantFrom("with" as const, "without" as const),
  layout: fc.constantFrom("pivot" as const, "table" as const),
  sort: fc.constantFrom("order" as const, "name" as const, "value" as const),
});

describe("a custom report", () => {
  test("says in every cell what a plain reading of the wallets says, however it is cut, laid out and ordered", () => {
    fc.assert(
      fc.property(reports, ({ wallets, cut, political, layout, sort }) => {
        const result = runDefinition({ ...PLAIN, ...cut, political, layout, sort }, sourceOf(wallets));
        const years = result.scope.years;
        for (const { cells } of result.rows) {
          const named = new Map<Dimension, string>();
          for (const [at, { dimension }] of result.fields.entries())
            if (dimension) named.set(dimension, String(cells[at]));
          for (const [at, field] of result.fields.entries()) {
            if (!field.measure) continue;
            const where = new Map([...named, ...field.across.map(({ dimension, id }) => [dimension, id] as const)]);
            expect(cells[at]).toBe(bruteForce(wallets, political === "with", years, where));
          }
        }
        expect(result.warnings).toEqual(
          // Years that the wallets do not hold are named.
          result.warnings.filter(({ kind }) => kind === "yearsLeftOut"),
        );
      }),
    );
  });

  test("adds up: the total row is what all wallets hold, with and without a cut to the top rows", () => {
    fc.assert(
      fc.property(reports, fc.option(fc.integer({ min: 1, max: 4 })), ({ wallets, cut, political, sort }, top) => {
        const rows = cut.rows.filter((dimension) => dimension !== "year");
        if (rows.length === 0) return;
        const result = runDefinition({ ...PLAIN, ...cut, rows, political, sort, top }, sourceOf(wallets));
        for (const [at, field] of result.fields.entries()) {
          if (field.measure !== "dollars") continue;
          const sum = result.rows.reduce<number | null>(
            (total, { cells }) => (typeof cells[at] === "number" ? (total ?? 0) + cells[at] : total),
            null,
          );
          if (result.total) expect(result.total[at]).toBe(sum);
          const where = new Map(field.across.map(({ dimension, id }) => [dimension, id] as const));
          expect(sum).toBe(bruteForce(wallets, political === "with", result.scope.years, where));
        }
      }),
    );
  });

  test("its shares of a column, and of a row, add up to exactly 100.0", () => {
    fc.assert(
      fc.property(reports, fc.constantFrom("row" as const, "column" as const), ({ wallets, cut }, shareOf) => {
        const result = runDefinition({ ...PLAIN, ...cut, measures: ["share"], shareOf }, sourceOf(wallets));
        if (
          cut.rows.includes("year") ||
          cut.columns.includes("year") ||
          (shareOf === "row" && cut.columns.length === 0)
        )
          return;
        const figures = result.fields.flatMap((field, at) => (field.measure && !field.isTotal ? [at] : []));
        const lists =
          shareOf === "row"
            ? result.rows.map(({ cells }) => figures.map((at) => cells[at]))
            : figures.map((at) => result.rows.map(({ cells }) => cells[at]));
        for (const list of lists) {
          const known = list.filter((cell) => typeof cell === "number");
          if (known.length > 0) expect(Math.round(known.reduce((sum, cell) => sum + cell * 10, 0))).toBe(1000);
        }
      }),
    );
  });

  test("platforms cut the digital money without losing a dollar", () => {
    fc.assert(
      fc.property(arbitraryWallets("tv-1", "tv-2"), (wallets) => {
        const source = sourceOf(wallets);
        const cut = runDefinition({ ...PLAIN, rows: ["platform", "vertical"], columns: ["year"] }, source);
        for (const [at, field] of cut.fields.entries()) {
          const [year] = field.across;
          if (!field.measure || !year) continue;
          const sum = cut.rows.reduce((total, { cells }) => total + Number(cells[at] ?? 0), 0);
          const digital = new Map<Dimension, string>([
            ["group", "digital"],
            ["year", year.id],
          ]);
          expect(sum).toBe(bruteForce(wallets, true, cut.scope.years, digital) ?? 0);
        }
        expect(cut.warnings).toContainEqual({ kind: "digitalOnly" });
      }),
    );
  });
});

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
const SOURCE = sourceOf([ONE, TWO, ...RADIO]);
const run = (change: Partial<ReportDefinition>) => runDefinition({ ...PLAIN, ...change }, SOURCE);
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

  test("bands hold the figure between them and are wider for forecasts", () => {
    const [row] = cellsOf({
      markets: { ids: ["tv-1"] },
      rows: ["market"],
      measures: ["low", "dollars", "high"],
      columns: ["year"],
    });
    const [, low23, mid23, high23] = row ?? [];
    expect(
      [low23, mid23, high23].map(Number).every((value, at, list) => at === 0 || value >= (list[at - 1] ?? 0)),
    ).toBe(true);
    const width = (at: number) => (Number(row?.[at + 2]) - Number(row?.[at])) / Number(row?.[at + 1]);
    expect(width(10)).toBeGreaterThan(width(1));
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

  test("a rolling period moves with the edition", () => {
    expect(run({ years: { before: 1, after: 1 } }).scope.years).toEqual([2023, 2024, 2025]);
    const later = runDefinition({ ...PLAIN, years: { before: 1, after: 1 } }, sourceOf([ONE, TWO], 2025));
    expect(later.scope.years).toEqual([2024, 2025, 2026]);
  });

  test("nothing at all is an empty report, not a failure", () => {
    expect(run({ markets: { ids: [] } }).rows).toEqual([]);
    expect(run({ years: { from: 2040, to: 2041 } }).rows.flatMap(({ cells }) => cells.slice(1))).toEqual([]);
  });
});
