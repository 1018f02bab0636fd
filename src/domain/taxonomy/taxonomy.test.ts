import { describe, expect, test } from "vitest";
import { type DigitalMediumId, MEDIA } from "./media.ts";
import { mediumGroup, mediumName } from "./mediumById.ts";
import { LOCALES, type Names } from "./name.ts";
import { PLATFORM_SHARES, type PlatformShares } from "./platformShares.ts";
import { PLATFORMS } from "./platforms.ts";
import { subVerticalName, verticalOf } from "./subVerticalById.ts";
import { POLITICAL_SUB_VERTICALS, SUB_VERTICALS, VERTICALS } from "./verticals.ts";

const lists: Record<string, readonly { readonly id: string; readonly names: Names }[]> = {
  media: MEDIA,
  verticals: VERTICALS,
  "sub-verticals": SUB_VERTICALS,
  platforms: PLATFORMS,
};

test("traditional media stand before digital ones", () => {
  const groups = MEDIA.map(({ group }) => group);
  expect(groups.lastIndexOf("traditional")).toBeLessThan(groups.indexOf("digital"));
});

test("twelve verticals, numbered as their pages, with ninety-six sub-verticals between them", () => {
  expect(VERTICALS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(VERTICALS.map(({ subVerticals }) => subVerticals.length)).toEqual([8, 5, 9, 13, 6, 7, 12, 5, 4, 7, 15, 5]);
  expect(SUB_VERTICALS).toHaveLength(96);
});

test("the political sub-verticals belong to government", () => {
  expect(POLITICAL_SUB_VERTICALS.map(verticalOf)).toEqual(["government", "government"]);
});

describe.each(Object.entries(lists))("the %s", (_, list) => {
  test("have an id each, fit for addresses and column names", () => {
    const ids = list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]*$/.test(id))).toEqual([]);
  });

  test.each(LOCALES)("have a name of their own in %s", (locale) => {
    const names = list.map((entry) => entry.names[locale]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.trim() !== name || name === "")).toEqual([]);
  });
});

test("a medium or sub-vertical that only a revision knows is called by its id", () => {
  expect(mediumName("holograms", "de-DE")).toBe("holograms");
  expect(mediumGroup("holograms")).toBe("digital");
  expect(subVerticalName("moonTravel", "es-ES")).toBe("moonTravel");
  expect(verticalOf("moonTravel")).toBe("moonTravel");
});

describe("the platform shares", () => {
  test("divide the digital media over known platforms", () => {
    const known = PLATFORMS.map(({ id }) => id);
    const used = new Set(Object.values(PLATFORM_SHARES).flatMap(Object.keys));
    expect([...used].sort()).toEqual([...known].sort());
  });

  test.each(Object.entries(PLATFORM_SHARES))("add up to one for %s", (_, parts) => {
    const sum = Object.values(parts).reduce((total, share) => total + share, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  test("give Google 35.3 % and Meta 17.4 % of the nation's digital dollars, as published, within half a point", () => {
    // Billions of dollars by medium, 2025, the anchors of the sample set.
    const nation: Record<DigitalMediumId, number> = {
      tvDigital: 2.0,
      radioDigital: 2.3,
      ctvOtt: 3.3,
      newspaperDigital: 4.5,
      magazineDigital: 1.3,
      mobile: 41.0,
      pcLaptop: 33.5,
      email: 2.5,
    };
    const total = Object.values(nation).reduce((sum, dollars) => sum + dollars, 0);
    const shares: PlatformShares = PLATFORM_SHARES;
    const percentOf = (platform: string) =>
      Object.entries(nation).reduce((sum, [id, dollars]) => sum + dollars * (shares[id]?.[platform] ?? 0), 0) *
      (100 / total);
    expect(Math.abs(percentOf("google") - 35.3)).toBeLessThan(0.5);
    expect(Math.abs(percentOf("meta") - 17.4)).toBeLessThan(0.5);
  });
});
