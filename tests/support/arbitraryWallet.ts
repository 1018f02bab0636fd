import * as fc from "fast-check";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Wallet, WalletShape } from "#domain/wallet/wallet.ts";

/** Small axes of every kind: few or many years, media of both groups and one nobody knows, political and core sub-verticals. */
export const arbitraryShape: fc.Arbitrary<WalletShape> = fc.record({
  years: fc.integer({ min: 1, max: 4 }).map((count) => Array.from({ length: count }, (_, at) => 2023 + at)),
  media: fc.subarray(["tvOta", "radioOta", "directMail", "mobile", "pcLaptop", "email", "holograms"], { minLength: 1 }),
  subVerticals: fc.subarray(
    [...POLITICAL_SUB_VERTICALS, "newCarDealers", "hospitals", "hotels", "fastFood", "moonTravel"],
    {
      minLength: 1,
    },
  ),
});

/** Whole dollars, often nothing, now and then "no data". */
const cell = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 2_000_000_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
);

/** A wallet of the given axes. */
export function arbitraryWallet(shape: WalletShape, market: string): fc.Arbitrary<Wallet> {
  const length = shape.years.length * shape.media.length * shape.subVerticals.length;
  return fc
    .array(cell, { minLength: length, maxLength: length })
    .map((dollars) => ({ ...shape, revision: "1", market, dollars: Float64Array.from(dollars) }));
}

/** Wallets of the same axes, one for each market. */
export function arbitraryWallets(...markets: readonly string[]): fc.Arbitrary<Wallet[]> {
  return arbitraryShape.chain((shape) => fc.tuple(...markets.map((market) => arbitraryWallet(shape, market))));
}
