import { expect, test } from "vitest";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { homeCards } from "./homeCards.ts";

const years = [2024, 2025];
const spend = (scale: number) => ({
  tvOta: { hotels: [100 * scale, 110 * scale], politicalCandidates: [50 * scale, 10 * scale] },
  ctvOtt: { hotels: [50 * scale, 80 * scale] },
});
const view = exampleView(walletOf("tv-501", years, spend(1)), walletOf("nation", years, spend(20)), { year: 2025 });
const card = (id: string, of = view) => homeCards(of).find((one) => one.id === id);

test("the total counts politics in, core does not, and both say their change", () => {
  expect(card("total")).toMatchObject({ value: 200, change: 0 });
  expect(card("core")?.value).toBe(190);
  expect(card("core")?.change).toBeCloseTo(190 / 150 - 1);
  expect(card("political")).toMatchObject({ value: 10, change: -0.8 });
});

test("a medium follows the switch for politics", () => {
  expect(card("tvOta")?.value).toBe(120);
  expect(card("tvOta", { ...view, political: "without" })?.value).toBe(110);
});

test("dollars are held against the nation's per head, the digital share against the nation's share", () => {
  // 100,000 of 1,000,000 people spend a twentieth: half of what the nation spends a head.
  expect(card("total")?.index).toBeCloseTo(50);
  expect(card("digitalShare")?.index).toBeCloseTo(100);
  expect(card("digitalShare")?.change).toBeCloseTo(80 / 200 - 50 / 200);
});

test("a medium that the revision does not know has no figure, and the first year no change", () => {
  expect(card("radioOta")).toMatchObject({ value: null, change: null, index: null });
  expect(card("total", { ...view, year: 2024 })).toMatchObject({ value: 200, change: null, at: 0 });
});
