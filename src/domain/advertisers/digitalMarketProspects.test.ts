import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { digitalMarketProspects, prospectsTable } from "./digitalMarketProspects.ts";
import type { Prospect } from "./prospect.ts";
import { prospectScore, standing } from "./prospectScore.ts";

const prospect = (id: string, subVertical: string, part: Partial<Prospect> = {}): Prospect => ({
  id,
  kind: "businessType",
  market: null,
  subVertical,
  names: { "en-US": id, "es-ES": id, "de-DE": id },
  spendPart: 0.5,
  digitalPart: 0.5,
  source: "Example",
  ...part,
});

const years = [2024, 2025];
/** Hotels: 60 of 100 digital here, 50 of 100 in the nation; tourism has no TV here. */
const view = exampleView(
  walletOf("tv-1", years, {
    tvOta: { hotels: [40, 40], tourism: [0, 0], cinemas: [9, 9] },
    mobile: { hotels: [50, 60], tourism: [10, 10], cinemas: [0, 0] },
  }),
  walletOf("nation", years, {
    tvOta: { hotels: [500, 500], tourism: [50, 50], cinemas: [9, 9] },
    mobile: { hotels: [500, 500], tourism: [50, 50], cinemas: [9, 9] },
  }),
);
const list = [prospect("inns", "hotels"), prospect("tours", "tourism"), prospect("odeon", "cinemas")];
const ofTv = new Set(["tvOta"]);

test("a prospect takes its part of the sub-vertical's digital money, and is held against the nation", () => {
  const inns = digitalMarketProspects(view, list, ofTv).find(({ prospect: { id } }) => id === "inns");
  expect(inns).toMatchObject({ dollars: 30, share: 0.6, nationShare: 0.5, ownIndex: 80 });
  expect(inns?.growth).toBeCloseTo(0.2);
  expect(inns?.gap).toBeCloseTo(0.1);
});

test("the score is 40 % size, 30 % growth and 30 % the room that the own medium has left", () => {
  const [first, second] = digitalMarketProspects(view, list, ofTv);
  // Inns are larger and grow; their TV index of 80 leaves 20 of 100. Tours buy no TV at all.
  expect([first?.prospect.id, first?.score, first?.parts]).toEqual([
    "inns",
    76,
    { size: 100, growth: 100, opening: expect.closeTo(20) },
  ]);
  expect([second?.prospect.id, second?.score]).toEqual(["tours", 30]);
  expect(prospectScore({ size: 50, growth: 50, opening: 50 })).toBe(50);
});

test("who sells no medium of his own is shown the room in digital", () => {
  const inns = digitalMarketProspects(view, list, new Set()).find(({ prospect: { id } }) => id === "inns");
  expect(inns?.ownIndex).toBeCloseTo(120);
  expect(inns?.parts.opening).toBe(0);
});

test("a kind of advertiser without digital money here is no digital prospect", () => {
  expect(digitalMarketProspects(view, list, ofTv).map(({ prospect: { id } }) => id)).not.toContain("odeon");
  expect(digitalMarketProspects(view, [prospect("dragons", "dragons")], ofTv)).toEqual([]);
});

test("parts that would make digital more than everything say nothing of its share", () => {
  const odd = prospect("odd", "hotels", { spendPart: 0.1, digitalPart: 0.9 });
  expect(digitalMarketProspects(view, [odd], ofTv)[0]).toMatchObject({ dollars: 54, share: null, gap: null });
});

test("the rows of the file hold the figures of the screen, named in the reader's language", () => {
  const { columns, rows } = prospectsTable(digitalMarketProspects(view, list, ofTv), "de-DE");
  const first = Object.fromEntries(columns.map(({ key }, at) => [key, rows[0]?.[at]]));
  expect(first).toMatchObject({ name: "inns", dollars: 30, digital_share_percent: 60, gap_points: 10, score: 76 });
});

describe("where figures stand among each other", () => {
  const figures = fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { nil: null }), {
    minLength: 1,
    maxLength: 20,
  });

  test("is between 0 and 100, and larger is never lower", () => {
    fc.assert(
      fc.property(figures, (list) => {
        const places = standing(list);
        for (const [at, one] of list.entries()) {
          expect(places[at]).toBeGreaterThanOrEqual(0);
          expect(places[at]).toBeLessThanOrEqual(100);
          for (const [other, two] of list.entries()) {
            if (one !== null && two !== null && one >= two)
              expect(places[at]).toBeGreaterThanOrEqual(places[other] ?? 0);
          }
        }
      }),
    );
  });

  test("is the same for equal figures, and nothing for what is not known", () => {
    expect(standing([1, 2, 2, 3, null])).toEqual([0, 50, 50, 100, 0]);
    expect(standing([7])).toEqual([100]);
    expect(standing([null])).toEqual([0]);
  });
});
