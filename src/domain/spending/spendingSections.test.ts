import { provenanceAtLevel } from "../revisions/provenanceAtLevel.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleProvenance, exampleView, exampleWallet } from "#tests/support/exampleWallet.ts";
import { toCsv } from "../tables/csv.ts";
import { Failure } from "../failure.ts";
import { computeSpendingSections, spendingSections } from "./spendingSections.ts";
import { SECTION_NAMES } from "./sectionNames.ts";
import type { Table } from "../tables/table.ts";
import type { ComparedCell, MediaSpending, SectionName, SpendingSections } from "./sections.ts";
import type { SpendingView } from "./view.ts";

const view = exampleView(exampleWallet("tv-501", 400_000), exampleWallet("nation", 9_000_000), {
  compared: [{ wallet: exampleWallet("tv-803", 300_000), population: 50_000 }],
});

/** Views of every kind of wallets: any year they have, with and without political, alone or compared. */
const anyView: fc.Arbitrary<SpendingView> = arbitraryWallets("tv-1", "nation", "tv-2", "radio-3").chain((wallets) => {
  const [own, nation, ...compared] = wallets;
  if (!own || !nation) throw new Error("Four wallets were asked for.");
  const whole = exampleView(own, nation);
  return fc
    .record({
      year: fc.constantFrom(...own.years),
      currentYear: fc.constantFrom(...own.years),
      political: fc.constantFrom("with" as const, "without" as const),
      minimumShare: fc.constantFrom(0, 0.01, 0.2),
      compared: fc.subarray([...compared, nation, own]),
    })
    .map((choice) => ({
      ...whole,
      ...choice,
      provenance: provenanceAtLevel(exampleProvenance(own, choice.currentYear), "market"),
      compared: choice.compared.map(
        (wallet) => [whole.own, whole.nation].find((one) => one.wallet === wallet) ?? { wallet, population: 10 },
      ),
    }));
});

const sum = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0);
};

const always = (check: (summary: SpendingSections, view: SpendingView) => void): void =>
  fc.assert(fc.property(anyView, (any) => check(computeSpendingSections(any), any)));

function figures({ market: _market, ...figuresOfMarket }: ComparedCell) {
  return figuresOfMarket;
}

const mediaLists = (summary: SpendingSections): MediaSpending[] => [
  summary.mediaAdSpending,
  summary.mediaAdSpendingNationwide,
  summary.digitalAdSpending,
  summary.digitalAdSpendingNationwide,
];

describe("whatever the wallets hold", () => {
  test("the media add up to their total, in this year and in every year of the table", () => {
    always(({ mediaAdSpendingTable: table, ...summary }) => {
      for (const { rows, total } of mediaLists({ mediaAdSpendingTable: table, ...summary })) {
        expect(sum(rows.map(({ dollars }) => dollars))).toBe(total);
      }
      const byLevel = (level: string, y: number) =>
        sum(table.rows.filter((row) => row.level === level).map(({ dollars }) => dollars[y] ?? null));
      for (const y of table.years.keys()) {
        expect(byLevel("medium", y)).toBe(byLevel("total", y));
        expect(byLevel("group", y)).toBe(byLevel("total", y));
      }
    });
  });

  test("core and political are the total with political, core alone is the total without", () => {
    always(({ forecastByMedia }, { political }) => {
      for (const year of forecastByMedia.years) {
        expect(year.total).toBe(political === "with" ? sum([year.core, year.political]) : year.core);
        expect(sum([year.traditional, year.digital])).toBe(year.total);
      }
    });
  });

  test("all sections agree on the total of the year", () => {
    always((summary, { year }) => {
      const { total } = summary.mediaAdSpending;
      const y = summary.mediaAdSpendingTable.years.indexOf(year);
      expect(summary.mediaAdSpendingTable.rows.at(-1)?.dollars[y]).toBe(total);
      expect(summary.forecastByMedia.years[y]?.total).toBe(total);
      expect(summary.mediaAdSpendingMarketCompare.markets[0]?.total).toBe(total);
      expect(summary.digitalSpendingByPlatform.total).toBe(summary.digitalAdSpending.total);
      expect(summary.forecastByMedia.years[y]?.digital).toBe(summary.digitalAdSpending.total);
    });
  });

  test("the platforms add up to the digital dollars", () => {
    always(({ digitalSpendingByPlatform: { rows, total } }) => {
      expect(sum(rows.map(({ dollars }) => dollars))).toBe(total);
    });
  });

  test("the shares shown make 100.0, or there are none", () => {
    always((summary) => {
      const lists = [
        ...mediaLists(summary).map(({ rows }) => rows),
        summary.digitalSpendingByPlatform.rows,
        ...summary.mediaAdSpendingMarketCompare.markets.map(({ market }) =>
          summary.mediaAdSpendingMarketCompare.rows.flatMap(({ cells }) =>
            cells.filter((cell) => cell.market === market),
          ),
        ),
      ];
      for (const list of lists) {
        const total = sum(list.map(({ dollars }) => dollars));
        for (const { share, dollars } of list) expect(share).toBe(total && dollars !== null ? dollars / total : null);
      }
    });
  });

  test("ranks run from one without a gap, the larger amount first", () => {
    always((summary) => {
      for (const { rows } of mediaLists(summary)) {
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
        const previous = rows.map(({ previousRank }) => previousRank).filter((rank) => rank !== null);
        expect(new Set(previous).size).toBe(previous.length);
        for (const [at, { dollars }] of rows.entries()) {
          expect(dollars ?? -1).toBeGreaterThanOrEqual(rows[at + 1]?.dollars ?? -1);
        }
      }
    });
  });

  test("the comparison says of this market and the nation what their own lists say", () => {
    always((summary) => {
      const { mediaAdSpendingMarketCompare: compare, mediaAdSpending, mediaAdSpendingNationwide } = summary;
      const ids = compare.markets.map(({ market }) => market);
      expect(ids[0]).toBe("tv-1");
      expect(ids.at(-1)).toBe("nation");
      expect(new Set(ids).size).toBe(ids.length);
      expect(compare.rows.map(({ medium }) => medium)).toEqual(mediaAdSpending.rows.map(({ medium }) => medium));
      for (const { medium, cells } of compare.rows) {
        expect(cells.map(({ market }) => market)).toEqual(ids);
        expect(mediaAdSpending.rows.find((row) => row.medium === medium)).toMatchObject(
          cells[0] ? figures(cells[0]) : {},
        );
        const nation = cells.at(-1);
        expect(mediaAdSpendingNationwide.rows.find((row) => row.medium === medium)).toMatchObject(
          nation ? figures(nation) : {},
        );
      }
    });
  });

  test("every figure lies in its band, and the bands of a year add up to the band of its total", () => {
    always((summary, { year, currentYear }) => {
      for (const { rows } of mediaLists(summary)) {
        for (const { low, dollars, high } of rows) {
          // Only of forecasts it was measured how far they were off.
          if (dollars === null || year <= currentYear) expect([low, high]).toEqual([null, null]);
          else expect(low! <= dollars && dollars <= high!).toBe(true);
        }
      }
      const total = summary.forecastByMedia.years.find((one) => one.year === year);
      expect(sum(summary.mediaAdSpending.rows.map(({ low }) => low))).toBe(total?.low);
      expect(sum(summary.mediaAdSpending.rows.map(({ high }) => high))).toBe(total?.high);
    });
  });

  test("growth lists only grow, loss lists only lose, the largest change first, all above the minimum", () => {
    always(({ largestGrowthVerticals: growing, largestLossVerticals: losing }) => {
      for (const [list, sign] of [
        [growing, 1],
        [losing, -1],
      ] as const) {
        const changes = list.rows.map(({ delta }) => (delta ?? 0) * sign);
        expect(changes.every((change) => change > 0)).toBe(true);
        expect(changes).toEqual(changes.toSorted((a, b) => b - a));
        for (const { dollars, previous } of list.rows) {
          expect(Math.max(dollars ?? 0, previous ?? 0)).toBeGreaterThanOrEqual(list.minimumDollars);
        }
      }
    });
  });

  test("the political section does not heed the switch, and its months are its year", () => {
    always(({ politicalSpending: section }, any) => {
      const other = { ...any, political: any.political === "with" ? ("without" as const) : ("with" as const) };
      expect(spendingSections.politicalSpending.compute(other)).toEqual(section);
      const year = section.years.find((one) => one.year === section.year);
      for (const { dollars, media } of section.years) expect(sum(media.map((medium) => medium.dollars))).toBe(dollars);
      if (section.months.length > 0) expect(section.months.at(-1)?.cumulative).toBe(year?.dollars);
    });
  });

  test("nothing that leaves is NaN, infinite or undefined", () => {
    always((summary) => {
      const strange = (value: unknown): boolean =>
        value === undefined ||
        (typeof value === "number" && !Number.isFinite(value)) ||
        (typeof value === "object" && value !== null && Object.values(value).some(strange));
      expect(strange(summary)).toBe(false);
    });
  });
});

test("every section has a name, a computation and a table, and all together are the summary", () => {
  const summary = computeSpendingSections(view);
  expect([...SECTION_NAMES].sort()).toEqual(Object.keys(spendingSections).sort());
  for (const name of SECTION_NAMES) expect(spendingSections[name].compute(view)).toEqual(summary[name]);
});

test("every table has snake-case keys of its own, a cell for each in every row, and nothing but plain values", () => {
  const summary = computeSpendingSections(view);
  const { table: compare } = spendingSections.mediaAdSpendingMarketCompare;
  expect(compare(summary.mediaAdSpendingMarketCompare).rows).toHaveLength(16 * 3);
  for (const { columns, rows } of allTables(summary)) {
    const keys = columns.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[a-z]+(_[a-zA-Z0-9]+)*$/.test(key))).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((cells) => cells.length === keys.length)).toBe(true);
    expect(JSON.parse(JSON.stringify(columns))).toEqual(columns);
    expect(toCsv({ columns, rows }).split("\r\n")).toHaveLength(rows.length + 2);
  }
});

function tableOfSection<Name extends SectionName>(name: Name, section: SpendingSections[Name]): Table {
  return spendingSections[name].table(section);
}

function allTables(summary: SpendingSections) {
  return SECTION_NAMES.map((name) => tableOfSection(name, summary[name]));
}

test("the nationwide lists are the nation's own, with an index of 100 throughout", () => {
  const { mediaAdSpendingNationwide: list } = computeSpendingSections(view);
  expect(list.market).toBe("nation");
  expect(list.perCapita).toBeCloseTo((list.total ?? 0) / 1_000_000, 6);
  for (const { index } of list.rows) expect(index).toBeCloseTo(100, 9);
});

test("a year that the revision does not have is refused with the field's name", () => {
  const past = { ...view, year: 1999 };
  expect(() => computeSpendingSections(past)).toThrow(Failure);
  expect(() => computeSpendingSections(past)).toThrow(/2019, 2020.*it was 1999/);
});
