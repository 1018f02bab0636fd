import { percent, rounded } from "#domain/figures/rounded.ts";
import { moneyScaleOf } from "#language/money.ts";
import type { NumberFigure } from "./insight.ts";

const MONEY_STEP = { one: 1, thousand: 1e3, million: 1e5, wholeMillion: 1e6, billion: 1e7 } as const;

/** Growth to ten times as much and more is written without tenths. */
const MANIFOLD = 10;

/**
 * The value a reader sees, in the unit of its digits: percent for shares, growth and points. A sentence has to hold for these:
 * "above" where both read the same would be a lie. A sign that the sentence says in a word ("falls 5.3%") is kept.
 */
export function printed({ kind, value }: NumberFigure): number {
  switch (kind) {
    case "share":
    case "points":
    case "rate":
      return percent(value) ?? Number.NaN;
    case "growth":
      return (Math.abs(value) >= MANIFOLD ? rounded(value * 100, 0) : percent(value)) ?? Number.NaN;
    case "finePoints":
      return rounded(value * 100, 2) ?? Number.NaN;
    case "perCapita":
    case "perCapitaChange":
      return rounded(value, 2) ?? Number.NaN;
    case "dollars":
    case "change": {
      const step = MONEY_STEP[moneyScaleOf(value)];
      return (rounded(value / step, 0) ?? Number.NaN) * step;
    }
    default:
      return rounded(value, 0) ?? Number.NaN;
  }
}

/** The difference of two parts as their tenths of a percent read, so that a reader who subtracts gets the same. */
export function partsApart(one: number, other: number): number {
  return (tenths(one) - tenths(other)) / 1000;
}

function tenths(part: number): number {
  return Math.round((percent(part) ?? Number.NaN) * 10);
}
