import { expect, test } from "vitest";
import type { Wallet } from "../wallet/wallet.ts";
import { changedYears } from "./changedYears.ts";

const wallet = (dollars: readonly number[], more: Partial<Wallet> = {}): Wallet => ({
  revision: "1",
  market: "nation",
  years: [2025, 2026, 2027],
  media: ["tvOta"],
  subVerticals: ["hotels", "casinos"],
  dollars: Float64Array.from(dollars),
  ...more,
});

test("a year counts as changed when any cell of it does, even if its total stays", () => {
  expect(changedYears(wallet([1, 2, 3, 4, 5, 6]), wallet([1, 2, 4, 4, 5, 5]))).toEqual([2027]);
});

test("what nobody knows in either wallet has not changed, and what only one of them knows has", () => {
  const unknown = Number.NaN;
  expect(changedYears(wallet([1, unknown, unknown, 4, 5, 6]), wallet([1, unknown, 3, 4, 5, 6]))).toEqual([2027]);
});

test("wallets whose axes stand in another order are compared by name", () => {
  const turned = wallet([4, 5, 6, 1, 2, 9], { subVerticals: ["casinos", "hotels"] });
  expect(changedYears(wallet([1, 2, 3, 4, 5, 6]), turned)).toEqual([2027]);
});

test("a year that the other wallet does not know has changed", () => {
  const shorter = wallet([1, 2, 4, 5], { years: [2025, 2026] });
  expect(changedYears(shorter, wallet([1, 2, 3, 4, 5, 6]))).toEqual([2027]);
});
