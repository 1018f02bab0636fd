import { expect, test } from "vitest";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { NATION_BENCHMARK } from "./benchmark.ts";
import { shareOfWallet } from "./shareOfWallet.ts";
import { shareInQuarter } from "./shareInQuarter.ts";
import { walletQuarters, walletQuartersTable } from "./walletQuarters.ts";

const own = walletOf("tv-1", [2024, 2025], {
  radioOta: { hotels: [100, 100_000], cinemas: [100, 50_000] },
  tvOta: { hotels: [900, 900_000], cinemas: [900, 850_000] },
});
const nation = walletOf("nation", [2024, 2025], {
  radioOta: { hotels: [400, 4_000_000], cinemas: [400, 4_000_000] },
  tvOta: { hotels: [600, 6_000_000], cinemas: [600, 6_000_000] },
});
const view = exampleView(own, nation, { currentYear: 2024 });
const summer = { subVertical: "hotels", months: [0, 0, 0, 0, 0, 0.5, 0.5, 0, 0, 0, 0, 0], source: "Example" };
const question = {
  medium: "radioOta",
  focus: { kind: "market" },
  benchmark: NATION_BENCHMARK,
  benchmarks: null,
  ownSales: null,
} as const;
const share = shareOfWallet(view, question);
const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

test("the quarters of wallet, own slice and gap add up to the year, to the dollar", () => {
  const rows = walletQuarters(view, question, share, [summer]);
  expect(rows.map((row) => row.own)).toEqual([12_500, 62_500, 62_500, 12_500]);
  expect(sum(rows.map((row) => row.wallet))).toBe(share.total.wallet);
  expect(sum(rows.map((row) => row.own))).toBe(share.total.own);
  expect(sum(rows.map((row) => row.gapDollars))).toBe(share.total.gapDollars);
  for (const { own: mine, benchmark, gapDollars } of rows) expect(gapDollars).toBe((mine ?? 0) - (benchmark ?? 0));
});

test("what the own organisation sells of a year follows the quarters of its medium, and where its months are told, these", () => {
  const asked = { ...question, ownSales: new Map([["hotels", 1_000]]) };
  const own = (more: object) => {
    const sold = { ...asked, ...more };
    return walletQuarters(view, sold, shareOfWallet(view, sold), [summer]).map((row) => row.own);
  };
  expect(own({})).toEqual([0, 500, 500, 0]);
  expect(own({ ownQuarters: new Map([["hotels", [600, 0, 0, 0]]]) })).toEqual([600, 200, 200, 0]);
});

test("a quarter's share is held against what the benchmark reaches over the year", () => {
  const inQuarter = shareInQuarter(view, question, { quarter: 2, seasons: [summer] });
  expect(inQuarter.total.benchmarkShare).toBe(share.total.benchmarkShare);
  expect(inQuarter.total.own).toBe(62_500);
  expect(inQuarter.slices.map(({ nationShare }) => nationShare)).toEqual(
    share.slices.map(({ nationShare }) => nationShare),
  );
});

test("where the data carry no difference there is neither benchmark nor gap by quarter", () => {
  const level = { ...share, total: { ...share.total, isLevel: true } };
  const rows = walletQuarters(view, question, level, [summer]);
  expect(rows.every(({ benchmark, gapDollars }) => benchmark === null && gapDollars === null)).toBe(true);
});

test("its table says that it is modelled", () => {
  const { columns, rows } = walletQuartersTable(walletQuarters(view, question, share, []), 2025);
  expect(columns.map(({ key }) => key)).toEqual([
    "quarter",
    "year",
    "wallet_dollars",
    "own_dollars",
    "benchmark_dollars",
    "gap_dollars",
    "basis",
  ]);
  expect(rows.map((row) => row.at(-1))).toEqual(["modelled", "modelled", "modelled", "modelled"]);
});
