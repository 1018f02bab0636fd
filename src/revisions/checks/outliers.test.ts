import { describe, expect, test } from "vitest";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { outliers } from "./outliers.ts";

const MARKETS = ["tv-1", "tv-2", "tv-3", "tv-4", "tv-5"];

/** Wallets of five markets; each has what `spent` says of it on hotels by TV. */
const revision = (spent: (at: number) => number) =>
  new Map(
    MARKETS.map((market, at) => [
      market,
      walletOf(market, [2025], { tvOta: { hotels: [spent(at)] }, mobile: { hotels: [1_000_000] } }),
    ]),
  );

describe("outliers between two revisions", () => {
  test("a market that moved unlike all others is named, by medium and by vertical, with what the others did", () => {
    const before = revision((at) => 1_000_000 * (at + 1));
    const after = revision((at) => (at === 2 ? 9_000_000 : 1_020_000 * (at + 1)));
    const found = outliers(before, after, 2025);
    expect(found.map(({ market, by, id }) => [market, by, id])).toEqual([
      ["tv-3", "medium", "tvOta"],
      ["tv-3", "vertical", "leisure"],
    ]);
    expect(found[0]).toMatchObject({ before: 3_000_000, after: 9_000_000, growth: 2, unexpected: 5_940_000 });
    expect(found[0]?.usual).toBeCloseTo(0.02);
  });

  test("where every market moved alike nothing stands out, however far they moved", () => {
    const before = revision((at) => 1_000_000 * (at + 1));
    expect(
      outliers(
        before,
        revision((at) => 3_000_000 * (at + 1)),
        2025,
      ),
    ).toEqual([]);
    expect(outliers(before, before, 2025)).toEqual([]);
  });

  test("neither a few dollars nor a market that one of the two lacks is an outlier", () => {
    const before = revision((at) => 100 * (at + 1));
    const after = revision((at) => (at === 0 ? 900 : 100 * (at + 1)));
    expect(outliers(before, after, 2025)).toEqual([]);
    expect(outliers(new Map(), after, 2025)).toEqual([]);
  });

  test("a year that the revisions do not have has no outliers", () => {
    const before = revision((at) => 1_000_000 * (at + 1));
    expect(
      outliers(
        before,
        revision(() => 5_000_000),
        1999,
      ),
    ).toEqual([]);
  });
});
