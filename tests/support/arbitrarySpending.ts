import fc from "fast-check";
import type { Scope } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Material } from "#figures/insights/material.ts";
import { arbitraryWallets } from "./arbitraryWallet.ts";
import { exampleView, exampleWallet } from "./exampleWallet.ts";

/** A market beside the nation, the part of it that is talked about, and what else is known. */
export interface SpendingCase {
  readonly view: SpendingView;
  readonly scope: Scope;
  readonly material: Material;
}

const scopes: readonly Scope[] = [
  { kind: "market" },
  ...VERTICALS.map(({ id }) => ({ kind: "vertical", id }) as const),
  ...SUB_VERTICALS.slice(0, 12).map(({ id }) => ({ kind: "subVertical", id }) as const),
];

const even = Array.from({ length: 12 }, () => 1 / 12);

const material: fc.Arbitrary<Material> = fc.record({
  saidIn: fc.constantFrom("dollars", "share", "perCapita"),
  medium: fc.constantFrom("tvOta", "radioOta", "mobile", "holograms"),
  seasons: fc.constantFrom(
    [{ subVertical: "newCarDealers", months: [0.12, ...even.slice(1)], source: "Example" }],
    [{ subVertical: "hotels", months: even, source: "Example" }],
  ),
  prospects: fc.constant([
    { id: "dealers", subVertical: "newCarDealers", score: 71.4 },
    { id: "hotels", subVertical: "hotels", score: 64 },
  ]),
  ranking: fc.constant([
    { market: "tv-803", rank: 1 },
    { market: "tv-501", rank: 2 },
  ]),
});

/** Small wallets with holes, zeros and few years, now and then a pair of full size. */
const wallets = fc.oneof(
  { weight: 19, arbitrary: arbitraryWallets("tv-501", "nation") },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 1_000_000_000 })
      .map((scale) => [exampleWallet("tv-501", scale), exampleWallet("nation", scale * 20)]),
  },
);

/** Any wallets, looked at in any year, with or without politics, also the nation itself. */
export const arbitrarySpending: fc.Arbitrary<SpendingCase> = wallets.chain(([own, nation]) => {
  if (!own || !nation) throw new Error("Two wallets were asked for");
  return fc.record({
    scope: fc.constantFrom(...scopes),
    material,
    view: fc
      .record({
        year: fc.constantFrom(...own.years),
        political: fc.constantFrom("with", "without"),
        currentYear: fc.constantFrom(...own.years, 2025),
      })
      .chain((rest) => fc.constantFrom(own, nation).map((market) => exampleView(market, nation, rest))),
  });
});
