import { expect, test } from "vitest";
import type { SpendTally } from "#revisions/ingest/spendTally.ts";
import { SpendTallier } from "#revisions/ingest/spendTally.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { compareSpend } from "./compareSpend.ts";

const YEARS = [2024, 2025];
const wallets = new Map([
  [
    "tv-501",
    walletOf("tv-501", YEARS, { tvOta: { hotels: [10, 100_000], casinos: [5, 50_000] }, mobile: { hotels: [1, 7] } }),
  ],
]);
const walletFor = (market: string) => wallets.get(market) ?? null;

type Line = readonly [market: string, target: string, medium: string, year: number, dollars: number];

function tallyOf(...lines: readonly Line[]): SpendTally {
  const tallier = new SpendTallier();
  const rows = lines.map(([market, ...rest], at) => `7\t${market}\t${at + 2}\t${rest.join("\t")}\n`);
  tallier.add(Buffer.from(rows.join("")));
  return tallier.tally;
}

test("a file is held against the very same published figures, and no others", async () => {
  const found = await compareSpend(
    tallyOf(["tv-501", "hotels", "tvOta", 2025, 120_000], ["tv-501", "hotels", "mobile", 2024, 1]),
    walletFor,
  );
  expect(found).toMatchObject({ figures: 2, changed: 1, added: 0, outlierCount: 0 });
  expect(found.total).toMatchObject({ before: 100_001, after: 120_001, change: 20_000 });
  expect(found.media.map(({ id, change }) => [id, change])).toEqual([
    ["tvOta", 20_000],
    ["mobile", 0],
  ]);
  expect(found.years.map(({ id, before }) => [id, before])).toEqual([
    ["2024", 1],
    ["2025", 100_000],
  ]);
});

test("a whole line of business is held against the sum of its parts", async () => {
  const { markets, verticals } = await compareSpend(tallyOf(["tv-501", "leisure", "tvOta", 2025, 150_000]), walletFor);
  expect(markets).toMatchObject([{ id: "tv-501", before: 150_000, after: 150_000, change: 0, growth: 0 }]);
  expect(verticals.map(({ id }) => id)).toEqual(["leisure"]);
});

test("what is not published yet is new, and grows from nothing", async () => {
  const found = await compareSpend(
    tallyOf(["tv-999", "hotels", "tvOta", 2025, 5], ["tv-501", "hotels", "tvOta", 2031, 5]),
    walletFor,
  );
  expect(found).toMatchObject({ figures: 2, added: 2, changed: 0 });
  expect(found.total).toMatchObject({ before: null, after: 10, growth: null });
});

test("figures that are far from what is published stand out, small ones never", async () => {
  const found = await compareSpend(
    tallyOf(
      ["tv-501", "hotels", "tvOta", 2025, 900_000],
      ["tv-501", "casinos", "tvOta", 2025, 10_000],
      ["tv-501", "hotels", "mobile", 2025, 700],
    ),
    walletFor,
  );
  expect(found.outlierCount).toBe(2);
  expect(found.outliers.map(({ target, after }) => [target, after])).toEqual([
    ["hotels", 900_000],
    ["casinos", 10_000],
  ]);
});
