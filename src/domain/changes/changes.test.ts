import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryShape, arbitraryWallet } from "#tests/support/arbitraryWallet.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { toCsv } from "../tables/csv.ts";
import { changesBetween, countChanged } from "./changesBetween.ts";
import { changesTable } from "./changesTable.ts";
import { followedChanges, yearChanges } from "./followedChanges.ts";

const asked = { year: 2025, political: "with" } as const;
const before = walletOf("tv-623", [2024, 2025], {
  tvOta: { newCarDealers: [100, 200], hotels: [10, 10], politicalCandidates: [0, 50] },
  mobile: { newCarDealers: [40, 40], hotels: [5, 5], politicalCandidates: [0, 5] },
});
const after = walletOf("tv-623", [2024, 2025, 2026], {
  tvOta: { newCarDealers: [100, 150, 160], hotels: [10, 12, 12], politicalCandidates: [0, 90, 0] },
  mobile: { newCarDealers: [40, 40, 44], hotels: [5, 5, 6], politicalCandidates: [0, 5, 0] },
  email: { newCarDealers: [1, 7, 9], hotels: [0, 0, 0], politicalCandidates: [0, 0, 0] },
});

describe("what changed between two revisions", () => {
  test("what moved most comes first, in dollars and percent, and what stayed last", () => {
    const changes = changesBetween(before, after, asked);
    expect(changes.media).toEqual([
      { id: "tvOta", before: 260, after: 252, change: -8, growth: 252 / 260 - 1 },
      { id: "mobile", before: 50, after: 50, change: 0, growth: 0 },
    ]);
    expect(changes.subVerticals.map(({ id, change }) => [id, change])).toEqual([
      ["newCarDealers", -50],
      ["politicalCandidates", 40],
      ["hotels", 2],
    ]);
    expect(changes.years.map(({ id, change }) => [id, change])).toEqual([
      ["2024", 0],
      ["2025", -8],
    ]);
    expect(countChanged(changes)).toEqual({ changed: 5, all: 7 });
  });

  test("a medium or year that one revision alone has is named, and counts in no sum", () => {
    const { total, added, gone } = changesBetween(before, after, asked);
    expect(total).toMatchObject({ id: "total", before: 310, after: 302, change: -8 });
    expect(added).toEqual({ years: [2026], media: ["email"], subVerticals: [] });
    expect(gone).toEqual({ years: [], media: [], subVerticals: [] });
    expect(changesBetween(after, before, asked).gone.media).toEqual(["email"]);
  });

  test("without political, candidates are in no figure", () => {
    const { total, subVerticals } = changesBetween(before, after, { ...asked, political: "without" });
    expect(total?.change).toBe(-48);
    expect(subVerticals.map(({ id }) => id)).not.toContain("politicalCandidates");
  });

  test("a year that one revision does not have compares nothing of that year, but the years that both have", () => {
    const changes = changesBetween(before, after, { ...asked, year: 2026 });
    expect(changes).toMatchObject({ total: null, media: [], subVerticals: [] });
    expect(changes.years).toHaveLength(2);
  });

  test("no data is not zero: what only one revision knows has no difference, and stands behind what moved", () => {
    const unknown = walletOf("tv-623", [2025], { tvOta: { hotels: [null], newCarDealers: [5] } });
    const known = walletOf("tv-623", [2025], { tvOta: { hotels: [7], newCarDealers: [6] } });
    expect(changesBetween(unknown, known, asked).subVerticals).toEqual([
      { id: "newCarDealers", before: 5, after: 6, change: 1, growth: 6 / 5 - 1 },
      { id: "hotels", before: null, after: 7, change: null, growth: null },
    ]);
  });

  test("the file has every figure once, with stable names", () => {
    expect(
      toCsv(changesTable(changesBetween(before, after, asked), { before: "2026 Q1", after: "2026 Q3" }))
        .split("\r\n")
        .slice(0, 3),
    ).toEqual([
      "list,figure,before_edition,after_edition,before_dollars,after_dollars,change_dollars,change_percent",
      "total,total,2026 Q1,2026 Q3,310,302,-8,-2.6",
      "medium,tvOta,2026 Q1,2026 Q3,260,252,-8,-3.1",
    ]);
  });

  const pair = arbitraryShape.chain((shape) =>
    fc.tuple(arbitraryWallet(shape, "tv-1"), arbitraryWallet(shape, "tv-1")),
  );

  test("a revision compared with itself has changed nothing, and the other way round every change turns its sign", () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const year = one.years[0] ?? 0;
        expect(countChanged(changesBetween(one, one, { ...asked, year })).changed).toBe(0);
        const there = changesBetween(one, other, { ...asked, year });
        const back = changesBetween(other, one, { ...asked, year });
        expect(countChanged(there)).toEqual(countChanged(back));
        if (there.total?.change) expect(back.total?.change).toBe(-there.total.change);
      }),
    );
  });

  test("media and sub-verticals add up to the change of the total where all is known", () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const filled = ([one, other] as const).map((wallet) => ({
          ...wallet,
          dollars: wallet.dollars.map((amount) => (Number.isNaN(amount) ? 0 : amount)),
        }));
        const [was = one, is = other] = filled;
        const { total, media, subVerticals } = changesBetween(was, is, { ...asked, year: one.years[0] ?? 0 });
        const sum = (list: typeof media) => list.reduce((all, { change }) => all + (change ?? 0), 0);
        expect(sum(media)).toBe(total?.change);
        expect(sum(subVerticals)).toBe(total?.change);
      }),
    );
  });
});

describe("the figures a person follows", () => {
  test("are the sub-verticals of the verticals followed, with the one that moved most", () => {
    expect(followedChanges(yearChanges(before, after, 2025), ["leisure"])).toEqual({
      changed: 1,
      all: 1,
      largest: { id: "hotels", before: 15, after: 17, change: 2, growth: 17 / 15 - 1 },
    });
  });

  test("are all where none is followed", () => {
    expect(followedChanges(yearChanges(before, after, 2025), [])).toMatchObject({
      changed: 3,
      all: 3,
      largest: { id: "newCarDealers", change: -50 },
    });
  });

  test("have not changed where both revisions say the same, or one does not have the year", () => {
    expect(followedChanges(yearChanges(before, before, 2025), [])).toEqual({
      changed: 0,
      all: 3,
      largest: null,
    });
    expect(followedChanges(yearChanges(before, after, 2019), [])).toMatchObject({ changed: 0, largest: null });
  });
});
