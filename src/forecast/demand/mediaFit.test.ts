import { expect, test } from "vitest";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { isSubVertical } from "#domain/taxonomy/subVerticalById.ts";
import { isVertical } from "#domain/taxonomy/verticalById.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { fitOf, MEDIA_FIT, usualFit } from "./mediaFit.ts";

const older = (elasticity: number, category = "healthcare") => ({
  category,
  medium: "newspaperPrint",
  elasticities: { older: elasticity },
  reason: "Our readers' survey",
});

test("print suits health where people are older, and streaming suits it less", () => {
  expect(fitOf("hospitals", "newspaperPrint")).toMatchObject([{ place: "older", elasticity: 0.3 }]);
  expect(fitOf("hospitals", "ctvOtt")).toMatchObject([{ place: "older", elasticity: -0.25 }]);
  expect(fitOf("hospitals", "pcLaptop")).toEqual([]);
});

test("what is stated of a vertical takes the place of its line for each category below, with the reason", () => {
  const stated = [older(0.6)];
  expect(fitOf("hospitals", "newspaperPrint", stated)).toEqual([
    { place: "older", elasticity: 0.6, reason: "Our readers' survey" },
  ]);
  expect(fitOf("hospitals", "directMail", stated)).toEqual(fitOf("hospitals", "directMail"));
  expect(fitOf("casinos", "newspaperPrint", stated)).toEqual([]);
});

test("what is stated of a category stands beside its vertical's, and zero takes back only its own", () => {
  const both = fitOf("hospitals", "newspaperPrint", [older(0.1, "hospitals")]);
  expect(both.map(({ elasticity }) => elasticity)).toEqual([0.3, 0.1]);
  expect(fitOf("hospitals", "newspaperPrint", [{ ...older(0), elasticities: {} }])).toEqual([]);
});

test("a category and a vertical are never called alike, and every line of the table names real ones", () => {
  expect(SUB_VERTICALS.filter(({ id }) => isVertical(id))).toEqual([]);
  const media = new Set<string>(MEDIA.map(({ id }) => id));
  for (const { of, media: named } of MEDIA_FIT) {
    expect(of.filter((id) => !isVertical(id) && !isSubVertical(id))).toEqual([]);
    expect(named.filter((id) => !media.has(id))).toEqual([]);
  }
});

test("what a form begins with is what the table lists of the category itself", () => {
  expect(usualFit("healthcare", "tvOta")).toEqual({ older: 0.3 });
  expect(usualFit("hospitals", "tvOta")).toEqual({});
  // Two lines about the same place would leave one of them unseen.
  const keys = MEDIA_FIT.flatMap(({ of, media, place }) => of.flatMap((id) => media.map((m) => `${id} ${m} ${place}`)));
  expect(new Set(keys).size).toBe(keys.length);
});
