import { cellsOf } from "./csvFile.ts";
import { nationalTotals } from "./nationalTotals.ts";
import { verticalMix } from "./verticalMix.ts";

const VINTAGE = "2026-q3";
const MILLION = 1e6;

/** What the nation spends by our own files: core dollars of a medium, and the part of them that a sub-vertical has. */
export function nationalSpend() {
  const mix = new Map(
    cellsOf(verticalMix()).map(([target, medium, weight]) => [`${target} ${medium}`, Number(weight)]),
  );
  const totals = new Map(
    cellsOf(nationalTotals(VINTAGE)).map(([medium, year, core]) => [`${medium} ${year}`, Number(core)]),
  );
  return {
    weight: (subVertical: string, medium: string): number => (mix.get(`${subVertical} ${medium}`) ?? 0) / MILLION,
    total: (medium: string, year: number): number => totals.get(`${medium} ${year}`) ?? 0,
  };
}
