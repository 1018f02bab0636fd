import { apportion } from "./apportion.ts";

const MILLION = 1_000_000;

/** Weights as parts of one, in whole millionths by largest remainder, so that together they are the whole. Zeros where none is positive. */
export function partsOfOne(weights: ArrayLike<number>): number[] {
  return apportion(MILLION, weights).map((millionths) => millionths / MILLION);
}

/** Whether parts are the whole: their millionths add up to a million. */
export function areWhole(parts: readonly number[]): boolean {
  return parts.reduce((sum, part) => sum + Math.round(part * MILLION), 0) === MILLION;
}
