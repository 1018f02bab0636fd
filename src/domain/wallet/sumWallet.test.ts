import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { sliceWallet } from "./sliceWallet.ts";
import { sumAlong, sumWallet } from "./sumWallet.ts";
import { POLITICAL_SUB_VERTICALS } from "../taxonomy/verticals.ts";
import { walletTotals } from "./walletTotals.ts";

const whole = (parts: readonly (number | null)[]) => parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
const isCore = (id: string) => !POLITICAL_SUB_VERTICALS.includes(id);
const orNaN = (dollars: number | null) => dollars ?? Number.NaN;

const wallet = walletOf("tv-1", [2024, 2025], {
  tvOta: { hotels: [10, 20], politicalCandidates: [40, null] },
  mobile: { hotels: [1, 2], politicalCandidates: [null, null] },
});

describe("a selection of a wallet", () => {
  test.each([
    { selection: {}, dollars: 73 },
    { selection: { years: [2025] }, dollars: 22 },
    { selection: { media: ["mobile"] }, dollars: 3 },
    { selection: { subVerticals: ["politicalCandidates"] }, dollars: 40 },
    { selection: { media: ["mobile"], subVerticals: ["politicalCandidates"] }, dollars: null },
    { selection: { media: ["holograms"] }, dollars: null },
  ])("$selection holds $dollars dollars", ({ selection, dollars }) => {
    expect(sumWallet(wallet, selection)).toBe(dollars);
  });

  test("keeps the axes in order and tells no data from nothing", () => {
    const slice = sliceWallet(wallet, { subVerticals: ["politicalCandidates"], media: ["mobile", "tvOta"] });
    expect(slice.media).toEqual(["tvOta", "mobile"]);
    expect([...slice.dollars]).toEqual([40, Number.NaN, Number.NaN, Number.NaN]);
    expect(sumAlong(slice, "media")).toEqual([40, null]);
  });

  test("sums along each axis", () => {
    expect(sumAlong(wallet, "years")).toEqual([51, 22]);
    expect(sumAlong(wallet, "media", { years: [2024] })).toEqual([50, 1]);
    expect(sumAlong(wallet, "subVerticals", { media: ["mobile"] })).toEqual([3, null]);
  });
});

test("media, sub-verticals and years each add up to the same total, and so do core and political", () => {
  fc.assert(
    fc.property(arbitraryWallets("tv-1"), ([any]) => {
      if (!any) return;
      const total = sumWallet(any) ?? 0;
      for (const axis of ["years", "media", "subVerticals"] as const) expect(whole(sumAlong(any, axis))).toBe(total);
      const core = any.subVerticals.filter(isCore);
      const parts = [core, POLITICAL_SUB_VERTICALS].map((subVerticals) => sumWallet(any, { subVerticals }));
      expect(whole(parts)).toBe(total);
    }),
  );
});

test("the remembered totals are the sums of the wallet", () => {
  fc.assert(
    fc.property(arbitraryWallets("tv-1"), ([any]) => {
      if (!any) return;
      const totals = walletTotals(any);
      for (const [y, year] of any.years.entries()) {
        for (const [m, medium] of any.media.entries()) {
          const selection = { years: [year], media: [medium] };
          const core = sumWallet(any, { ...selection, subVerticals: any.subVerticals.filter(isCore) });
          const political = sumWallet(any, { ...selection, subVerticals: POLITICAL_SUB_VERTICALS });
          expect(totals.core[m * any.years.length + y]).toBe(orNaN(core));
          expect(totals.political[m * any.years.length + y]).toBe(orNaN(political));
        }
        for (const [s, dollars] of sumAlong(any, "subVerticals", { years: [year] }).entries()) {
          expect(totals.subVerticals[s * any.years.length + y]).toBe(orNaN(dollars));
        }
      }
    }),
  );
});
