import type { BenchmarkArea } from "#domain/benchmarks/localBenchmark.ts";
import type { LayoutContext } from "../layout.ts";
import { MarketMatcher } from "./matchMarket.ts";
import { readState } from "./readState.ts";

/** What the whole country is called. */
const NATION = "US";

/** Reads where a figure is of, by what kind of area the row says: the market's id, the postal code, `US` or the owner's name; null after a problem has been noted. */
export function areaReader({ row, geography }: LayoutContext): (kind: BenchmarkArea) => string | null {
  const markets = {
    "tv-market": new MarketMatcher("tv", geography.markets),
    "radio-market": new MarketMatcher("radio", geography.markets),
  } as const;
  return (kind) => {
    if (kind === "nation") return row.choice("area", [NATION]);
    if (kind === "state") return readState(row, "area");
    const cell = row.requiredText("area");
    if (cell === null || kind === "owner") return cell;
    const found = markets[kind].match(cell, "");
    if ("id" in found) return found.id;
    row.refuse("area", found.code, found.message);
    return null;
  };
}
