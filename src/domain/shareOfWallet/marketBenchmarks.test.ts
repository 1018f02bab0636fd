import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walletOf } from "#tests/support/exampleWallet.ts";
import type { Market } from "../markets/market.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { readBenchmark, writeBenchmark } from "./benchmark.ts";
import { benchmarkAt } from "./benchmarks.ts";
import { marketBenchmarks } from "./marketBenchmarks.ts";
import { benchmarkParts, marketShares } from "./marketShares.ts";
import { quantile } from "./quantile.ts";
import { quantileOfOthers, withoutOne } from "./quantileOfOthers.ts";
import { topShares } from "./topShares.ts";

/** TV markets by rank; the share of TV OTA in hotels is a hundredth of the rank. */
const markets = Array.from({ length: 30 }, (_, at) => marketOf(`tv-${at + 1}`, "tv", at + 1));
const wallets = new Map<string, Wallet>([
  ...markets.map(({ id, rank }) => [id, walletOfShare(id, rank ?? 0)] as const),
  ["nation", walletOfShare("nation", 15)],
]);

function marketOf(id: string, kind: Market["kind"], rank: number | null): Market {
  const none = { code: "", name: id, states: [], population: 0, households: 0, tvHomes: null, countyCount: 0 };
  return { id, kind, rank, ...none, latitude: null, longitude: null };
}

function walletOfShare(id: string, percent: number): Wallet {
  const politicalCandidates = [100];
  return walletOf(id, [2025], {
    tvOta: { hotels: [percent], hospitals: [id === "tv-3" ? 1 : null], politicalCandidates },
    mobile: { hotels: [100 - percent], hospitals: [id === "tv-3" ? 1 : null], politicalCandidates: [0] },
  });
}

function benchmarksOf(market: Market, among: readonly Market[] = markets) {
  const nation = wallets.get("nation") ?? walletOfShare("nation", 15);
  const parts = benchmarkParts(nation);
  const sharesOf = (id: string) => marketShares(wallets.get(id) ?? nation, parts, "tvOta");
  const topOf = (kind: string) => topShares(among.filter((one) => one.kind === kind).map(({ id }) => sharesOf(id)));
  return marketBenchmarks({ market, markets: among, nation, sharesOf, topOf }, "tvOta");
}

const at = (market: Market, of: string, kind: "peers" | "top") =>
  benchmarkAt(benchmarksOf(market), of, kind, 2025, "with");

describe("benchmarks over other markets", () => {
  test("peers are those within ten ranks, without the market itself; their median counts", () => {
    const benchmarks = benchmarksOf(marketOf("tv-15", "tv", 15));
    expect(benchmarks.peers).toEqual({ markets: 20, missing: null });
    expect(at(marketOf("tv-15", "tv", 15), "hotels", "peers")).toBe(0.15);
    expect(benchmarksOf(marketOf("tv-1", "tv", 1)).peers.markets).toBe(10);
    expect(at(marketOf("tv-1", "tv", 1), "hotels", "peers")).toBe(0.065);
  });

  test("the best quarter begins at the share that three in four markets do not exceed", () => {
    expect(at(marketOf("tv-30", "tv", 30), "hotels", "top")).toBe(0.22);
  });

  test("what fewer than five markets know is not told, for no single market may show", () => {
    expect(at(marketOf("tv-15", "tv", 15), "hospitals", "top")).toBeNull();
    const few = benchmarksOf(marketOf("tv-1", "tv", 1), markets.slice(0, 5));
    expect([few.peers, few.top]).toEqual([
      { markets: 4, missing: "tooFew" },
      { markets: 4, missing: "tooFew" },
    ]);
    expect(benchmarkAt(few, "hotels", "top", 2025, "with")).toBeNull();
  });

  test("the nation has no peers, and a market without a rank has none that anybody knows", () => {
    expect(benchmarksOf(marketOf("nation", "nation", null)).peers).toEqual({ markets: 0, missing: "nation" });
    expect(benchmarksOf(marketOf("custom-1", "custom", null)).peers).toEqual({ markets: 0, missing: "unranked" });
    expect(at(marketOf("custom-1", "custom", null), "hotels", "top")).toBe(0.2275);
  });

  test("a whole with political money in it has a benchmark with and one without it", () => {
    const benchmarks = benchmarksOf(marketOf("tv-15", "tv", 15));
    expect(benchmarks.rows.map(({ of, political }) => `${of} ${political}`)).toEqual([
      "market with",
      "market without",
      "leisure either",
      "healthcare either",
      "government with",
      "government without",
      "hotels either",
      "hospitals either",
      "politicalCandidates either",
    ]);
    expect(benchmarks.rows[0]?.nation[0]).toBe(0.575);
    expect(benchmarkAt(benchmarks, "market", "peers", 2025, "without")).toBe(0.15);
    expect(benchmarkAt(benchmarks, "market", "peers", 1999, "without")).toBeNull();
  });
});

test.each([
  ["nation", { kind: "nation" }],
  ["peers", { kind: "peers" }],
  ["top", { kind: "top" }],
  ["custom:12.5", { kind: "custom", share: 0.125 }],
  ["custom:0", { kind: "custom", share: 0 }],
])("the benchmark %s reads and writes the same", (text, benchmark) => {
  const read = readBenchmark(text);
  expect(read).toEqual(benchmark);
  expect(read && writeBenchmark(read)).toBe(text);
});

test.each(["", "best", "custom", "custom:", "custom:101", "custom:-1", "custom:1e1", "custom:12.345", "nation "])(
  "%j is no benchmark",
  (text) => {
    expect(readBenchmark(text)).toBeNull();
  },
);

test("a quantile lies between two neighbours in proportion", () => {
  expect(
    [[4, 1, 3, 2], [1, 2, 3, 4, 5], [7], []].map((list, at) =>
      quantile(Float64Array.from(list), at === 0 ? 0.5 : 0.75),
    ),
  ).toEqual([2.5, 4, 7, null]);
});

test("a quantile of all others is that of a list without the member, for any member and any list", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 }),
      fc.nat(11),
      fc.constantFrom(0, 0.25, 0.5, 0.75, 1),
      (list, place, part) => {
        const at = place % list.length;
        const others = Float64Array.from(list.filter((_, other) => other !== at));
        const found = withoutOne(quantileOfOthers(Float64Array.from(list), part), list[at] ?? Number.NaN);
        expect(found).toBe(quantile(others, part));
      },
    ),
  );
});
