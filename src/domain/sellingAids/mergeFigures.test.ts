import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import type { Scope } from "../spending/scope.ts";
import { mergeFigures } from "./mergeFigures.ts";

const years = [2024, 2025, 2026, 2027];
const own = walletOf("tv-1", years, {
  tvOta: { hotels: [50, 100, 110, 121], hospitals: [0, 300, 300, 300] },
  mobile: { hotels: [50, 300, 330, 363], hospitals: [0, 100, 100, 100] },
});
const nation = walletOf("nation", years, {
  tvOta: { hotels: [500, 5000, 5000, 5000], hospitals: [0, 1, 1, 1] },
  mobile: { hotels: [500, 5000, 5000, 5000], hospitals: [0, 1, 1, 1] },
});
const view = exampleView(own, nation, { year: 2025, currentYear: 2025 });
const hotels: Scope = { kind: "subVertical", id: "hotels" };
const hospitals: Scope = { kind: "subVertical", id: "hospitals" };

test("a category's figures are those of the market, its medium and the nation", () => {
  expect(mergeFigures(view, { scope: hotels, medium: "tvOta", gaps: true })).toEqual({
    year: 2025,
    nextYear: 2026,
    marketSpend: 800,
    subVerticalSpend: 400,
    subVerticalGrowth: 3,
    mediumSpend: 100,
    mediumShare: 0.25,
    nationMediumShare: 0.5,
    mediumGap: -0.25,
    topMedium: "mobile",
    topMediumShare: 0.75,
    forecastYear: 2026,
    forecastSpend: 440,
    forecastGrowth: expect.closeTo(0.1, 12),
  });
});

test("growth from nothing is not known, and neither is a forecast beyond the revision", () => {
  const asked = { scope: hospitals, medium: "mobile", gaps: true };
  expect(mergeFigures(view, asked).subVerticalGrowth).toBeNull();
  expect(mergeFigures({ ...view, year: 2027 }, asked)).toMatchObject({ forecastYear: null, forecastSpend: null });
});

test("of a year that is past the forecast is the first after the current one", () => {
  const asked = { scope: hotels, medium: "tvOta", gaps: true };
  expect(mergeFigures({ ...view, year: 2024 }, asked)).toMatchObject({ nextYear: 2025, forecastYear: 2026 });
});

test("without the share of wallet nothing says how the nation divides its money", () => {
  const figures = mergeFigures(view, { scope: hotels, medium: "tvOta", gaps: false });
  expect(figures).toMatchObject({ nationMediumShare: null, mediumGap: null, mediumShare: 0.25 });
});

test("no data stays no data, and a medium of nothing is no largest one", () => {
  const empty = walletOf("tv-1", years, { tvOta: { hotels: [null, null, null, null] }, mobile: { hotels: [] } });
  const figures = mergeFigures(
    { ...view, own: { ...view.own, wallet: { ...empty } } },
    { scope: hotels, medium: "tvOta", gaps: true },
  );
  expect(figures).toMatchObject({ subVerticalSpend: null, mediumSpend: null, topMedium: null, topMediumShare: null });
});

test("every figure of an arbitrary wallet is finite or null", () => {
  fc.assert(
    fc.property(arbitraryWallets("tv-1", "nation"), ([one, all]) => {
      if (!one || !all) return;
      for (const medium of one.media) {
        const figures = mergeFigures(exampleView(one, all, { year: one.years.at(-1) ?? 0 }), {
          scope: { kind: "market" },
          medium,
          gaps: true,
        });
        const numbers = Object.values(figures).filter((figure) => typeof figure === "number");
        expect(numbers.every(Number.isFinite)).toBe(true);
      }
    }),
  );
});
