import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleProvenance, exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { QUARTERS } from "../period.ts";
import { provenanceAtLevel } from "../revisions/provenanceAtLevel.ts";
import { narrowView } from "./scope.ts";
import { computeSpendingSections } from "./spendingSections.ts";
import { viewInQuarter } from "./viewInQuarter.ts";

const summer = {
  subVertical: "hotels",
  months: [0, 0, 0, 0, 0, 0.2, 0.6, 0.2, 0, 0, 0, 0],
  source: "Example",
};
const wallet = walletOf("tv-1", [2022, 2023, 2024, 2025, 2026], {
  tvOta: { hotels: [10, 20, 100, 200, 400], politicalCandidates: [500, 0, 1000, 0, 1000] },
  radioOta: { hotels: [10, 20, 100, 100, 100], politicalCandidates: [0, 0, 0, 0, 0] },
});

test("a quarter grows on the same quarter of the year before, and core money stands beside it where politics bends it", () => {
  const { mediaAdSpending } = computeSpendingSections(
    viewInQuarter(exampleView(wallet, wallet, { year: 2026 }), 3, [summer]),
  );
  // Four fifths of the hotels' year and a third of the election's.
  expect(mediaAdSpending).toMatchObject({ total: 320 + 80 + 330, previousTotal: 160 + 80, year: 2026 });
  expect(mediaAdSpending.growth).toBeCloseTo(730 / 240 - 1);
  expect(mediaAdSpending.coreGrowth).toBeCloseTo(400 / 240 - 1);
});

test("of politics a quarter has its own three months", () => {
  const { politicalSpending } = computeSpendingSections(
    viewInQuarter(exampleView(wallet, wallet, { year: 2026 }), 4, [summer]),
  );
  expect(politicalSpending.months.map(({ month, dollars }) => [month, dollars])).toEqual([
    [10, 340],
    [11, 50],
    [12, 10],
  ]);
});

test("a quarter is modelled at every level, whoever published its year, and nobody says how far it may be off", () => {
  const provenance = provenanceAtLevel(exampleProvenance(wallet), "nation");
  const year = exampleView({ ...wallet, market: "nation" }, wallet, { year: 2026, provenance });
  expect(year.provenance[0]?.[3]).toMatchObject({ basis: "published", kind: "actual" });
  const quarter = viewInQuarter(year, 1, []);
  expect(quarter.provenance[0]?.[3]).toMatchObject({ basis: "modelled", kind: "estimate", level: "nation" });
  expect(quarter.provenance[0]?.[4]?.error).toBeUndefined();
  const [row] = computeSpendingSections(quarter).mediaAdSpending.rows;
  expect(row).toMatchObject({ basis: "modelled", low: null, high: null });
  const narrowed = narrowView(quarter, { kind: "subVertical", id: "hotels" });
  expect(narrowed.provenance[0]?.[3]).toMatchObject({ basis: "modelled" });
});

test("a quarter that imported spend reports is reported, in every place that tells where a figure comes from", () => {
  const part = { subVerticals: ["hotels"], media: { tvOta: [2025] }, partly: false };
  const reported = [{ ...part, quarters: { tvOta: { "2025": [50, null, null, null] } } }];
  const year = exampleView({ ...wallet, reported }, wallet, { year: 2025, political: "without" });
  const basisIn = (quarter: 1 | 2) =>
    computeSpendingSections(viewInQuarter(year, quarter, [summer])).mediaAdSpending.rows.map(
      ({ medium, dollars, basis, kind, partlyReported }) => [medium, dollars, basis, kind, partlyReported],
    );
  expect(basisIn(1)).toEqual([
    ["tvOta", 50, "reported", "estimate", false],
    ["radioOta", 0, "modelled", "estimate", false],
  ]);
  expect(basisIn(2)[0]).toEqual(["tvOta", 30, "modelled", "estimate", true]);
});

test("whatever is spent, every figure of dollars that adds up over media adds up over quarters, to the dollar", () => {
  fc.assert(
    fc.property(
      arbitraryWallets("tv-1", "nation"),
      fc.array(fc.nat({ max: 90 }), { minLength: 4, maxLength: 4 }),
      ([own, nation], told) => {
        if (!own || !nation) throw new Error("Two wallets were asked for.");
        const year = own.years.at(-1) ?? 0;
        const media = Object.fromEntries(own.media.map((medium) => [medium, [year]]));
        const quarters = Object.fromEntries(own.media.map((medium) => [medium, { [String(year)]: told }]));
        const reported = [{ subVerticals: own.subVerticals, media, partly: false, quarters }];
        const view = exampleView({ ...own, reported }, nation, { year });
        const of = (one: typeof view) => computeSpendingSections(one).verticalBreakdown.rows;
        const inQuarters = QUARTERS.map((quarter) => of(viewInQuarter(view, quarter, [summer])));
        for (const { subVertical, dollars } of of(view)) {
          const parts = inQuarters.map((rows) => rows.find((row) => row.subVertical === subVertical)?.dollars ?? 0);
          expect(parts.every((part) => part >= 0)).toBe(true);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(dollars ?? 0);
        }
      },
    ),
  );
});
