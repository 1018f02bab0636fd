import { describe, expect, test } from "vitest";
import { countyUnion } from "./countyUnion.ts";
import { customKind, memberKey, neededMarkets, type CustomMember } from "./customMember.ts";
import { memberOverlaps } from "./memberOverlaps.ts";
import type { CountyGround } from "./memberReach.ts";

interface Place {
  readonly fips: string;
  readonly population: number;
}

/** Two TV markets that share a county three to two, and a radio market over both. */
const PEOPLE: Readonly<Record<string, number>> = { a: 100, b: 200, split: 1000 };
const MARKETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "tv-1": { a: 1, split: 0.6 },
  "tv-2": { b: 1, split: 0.4 },
  "radio-9": { a: 1, split: 0.5 },
  "radio-8": { b: 0.5 },
};

const place = (fips: string): Place => ({ fips, population: PEOPLE[fips] ?? 0 });
const ground: CountyGround<Place> = {
  county: (fips) => (fips in PEOPLE ? place(fips) : undefined),
  countiesOf: (market) => {
    const shares = MARKETS[market];
    return shares && Object.entries(shares).map(([fips, share]) => ({ county: place(fips), share }));
  },
  tvMarketsOf: (fips) =>
    Object.entries(MARKETS).flatMap(([market, shares]) =>
      market.startsWith("tv-") && fips in shares ? [{ market, share: shares[fips] ?? 0 }] : [],
    ),
};
const market = (id: string): CustomMember => ({ market: id });
const county = (fips: string, of: string | null = null, share = 1): CustomMember => ({ county: fips, share, of });

function sharesOf(members: readonly CustomMember[]): Record<string, number> | null {
  const union = countyUnion(members, ground);
  return union && Object.fromEntries(union.counties.map((one) => [one.county.fips, Number(one.share.toFixed(6))]));
}

describe("the ground of a custom market", () => {
  test.each<[string, CustomMember[], Record<string, number>]>([
    ["a TV market is its own part of a split county", [market("tv-1")], { a: 1, split: 0.6 }],
    ["TV markets add up", [market("tv-1"), market("tv-2")], { a: 1, split: 1, b: 1 }],
    ["the same market twice is that market", [market("tv-1"), market("tv-1")], { a: 1, split: 0.6 }],
    ["a radio market is its part of a county, whichever TV market has it", [market("radio-9")], { a: 1, split: 0.5 }],
    ["TV and radio over each other count once", [market("tv-1"), market("radio-9")], { a: 1, split: 0.8 }],
    ["a county whoever it belongs to is all of it", [county("split")], { split: 1 }],
    ["a county of a TV market is that market's part of it", [county("split", "tv-2")], { split: 0.4 }],
    ["a part of a county of a radio market is a part of a part", [county("split", "radio-9", 0.5)], { split: 0.25 }],
    ["a county inside a market adds nothing", [market("tv-2"), county("b")], { b: 1, split: 0.4 }],
  ])("%s", (_, members, shares) => expect(sharesOf(members)).toEqual(shares));

  test("in each TV market it takes the part of what that market has", () => {
    const union = countyUnion([market("tv-1"), market("radio-9")], ground);
    const parts = Object.fromEntries(
      [...(union?.byTvMarket ?? [])].map(([id, counties]) => [
        id,
        Object.fromEntries(counties.map((one) => [one.county.fips, one.share])),
      ]),
    );
    expect(parts).toEqual({ "tv-1": { a: 1, split: 1 }, "tv-2": { split: 0.5 } });
  });

  test.each([
    [[market("tv-7")]],
    [[market("tv-1"), market("tv-7")]],
    [[county("nowhere")]],
    [[county("b", "tv-1")]],
    [[]],
  ])("%j lacks a member, so there is no such market", (members) => expect(countyUnion(members, ground)).toBeNull());
});

describe("members that lie over each other", () => {
  test("TV markets never do, even where they share a county", () => {
    expect(memberOverlaps([market("tv-1"), market("tv-2")], ground)).toEqual([]);
  });

  test("a TV and a radio market share the people of the ground that both reach", () => {
    expect(memberOverlaps([market("tv-1"), market("radio-9")], ground)).toEqual([
      { one: "tv-1", other: "radio-9", counties: 2, people: 400, inside: null },
    ]);
  });

  test("what lies wholly in another member is named", () => {
    expect(memberOverlaps([market("tv-2"), county("b")], ground)).toEqual([
      { one: "tv-2", other: "county-b", counties: 1, people: 200, inside: "county-b" },
    ]);
    expect(memberOverlaps([county("b", "radio-8"), market("radio-8")], ground)).toMatchObject([{ people: 100 }]);
  });

  test("people of all members less those counted twice are the people of the market", () => {
    const members = [market("tv-1"), market("radio-9"), county("a")];
    const people = (list: readonly CustomMember[]) =>
      (countyUnion(list, ground)?.counties ?? []).reduce((sum, one) => sum + one.county.population * one.share, 0);
    const [tv, radio, alone] = members.map((one) => people([one]));
    expect([tv, radio, alone]).toEqual([700, 600, 100]);
    expect(people(members)).toBeCloseTo(900, 6);
  });
});

describe("what members are", () => {
  test.each([
    [[market("tv-1"), market("tv-2")], "tv"],
    [[market("radio-9")], "radio"],
    [[county("a"), county("b", "tv-2")], "county"],
    [[market("tv-1"), county("b")], "mixed"],
    [[market("tv-1"), market("radio-9")], "mixed"],
  ])("%j is of type %s", (members, kind) => expect(customKind(members)).toBe(kind));

  test("a county is another member for each market that it is meant of", () => {
    expect([county("b"), county("b", "tv-2"), county("b", "tv-2", 0.5)].map(memberKey)).toEqual([
      "county-b",
      "county-b-tv-2",
      "county-b-tv-2",
    ]);
  });

  test("who has the markets that members are of may see all of it; of a county whoever it belongs to nobody can say so", () => {
    expect(neededMarkets([market("tv-2"), county("b", "tv-2"), county("a", "radio-9")])).toEqual(["radio-9", "tv-2"]);
    expect(neededMarkets([market("tv-2"), county("b")])).toBeNull();
  });
});
