import { NO_DATA } from "../figures/amount.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { Scope } from "../spending/scope.ts";
import type { Wallet, WalletShape } from "../wallet/wallet.ts";
import type { BenchmarkRow } from "./benchmarks.ts";
import { focusPlaces, writeFocus } from "./focus.ts";
import { mediumMoney, walletMoney } from "./money.ts";

/** A part of the wallet that has a benchmark of its own. */
export interface BenchmarkPart extends Pick<BenchmarkRow, "of" | "political"> {
  /** Of its sub-verticals on the axis. */
  readonly places: readonly number[];
}

/** Every part that a screen may ask for: the whole, the verticals, the sub-verticals; what holds political money with and without it. */
export function benchmarkParts(shape: WalletShape): BenchmarkPart[] {
  const verticals = [...new Set(shape.subVerticals.map(verticalOf))];
  const scopes: Scope[] = [
    { kind: "market" },
    ...verticals.map((id): Scope => ({ kind: "vertical", id })),
    ...shape.subVerticals.map((id): Scope => ({ kind: "subVertical", id })),
  ];
  return scopes.flatMap((scope): BenchmarkPart[] => {
    const of = writeFocus(scope);
    const places = focusPlaces(shape, scope, "with");
    if (scope.kind === "subVertical" || !places.some((place) => isPolitical(shape.subVerticals[place] ?? ""))) {
      return [{ of, political: "either", places }];
    }
    return [
      { of, political: "with", places },
      { of, political: "without", places: focusPlaces(shape, scope, "without") },
    ];
  });
}

/** A medium's shares of the parts of a wallet: part first, then year; NaN is "no data". */
export type PartShares = Float64Array;

/** What a medium takes of each part of a wallet, year by year. */
export function marketShares(wallet: Wallet, parts: readonly BenchmarkPart[], medium: string): PartShares {
  const column = wallet.media.indexOf(medium);
  const years = wallet.years.length;
  const shares = new Float64Array(parts.length * years);
  for (const [at, { places }] of parts.entries()) {
    for (let year = 0; year < years; year++) {
      const whole = walletMoney(wallet, places, year);
      shares[at * years + year] = whole === 0 ? NO_DATA : mediumMoney(wallet, places, column, year) / whole;
    }
  }
  return shares;
}
