import { allocationError } from "#domain/figures/bands.ts";
import { shareOf } from "#domain/figures/share.ts";
import { growthsDiffer, isMaterial, isSignificant, sharesDiffer } from "#domain/figures/significance.ts";
import { dollarsOf, type Facts } from "./facts.ts";

/** Dollars per person are printed in cents. */
const CENT = 0.01;

/** How far a figure of the facts' market and scope may be off: it was divided from the nation's, and the smaller the part the less it is known. */
function divisionError({ view, whole }: Pick<Facts, "view" | "whole">): number {
  const { year, political } = view;
  const part = shareOf(dollarsOf(view.own, "all", year, political), dollarsOf(whole.nation, "all", year, political));
  return allocationError(part ?? 0);
}

/** Whether the data carry that a share here is another than the nation's. */
export function shareDiffers(facts: Pick<Facts, "view" | "whole">, here: number, nation: number): boolean {
  return sharesDiffer({ value: here, error: divisionError(facts) }, { value: nation, error: 0 });
}

/** How many times what it may be off a share here lies from the nation's: the more, the fewer markets are like this. */
export function bandsApart(facts: Facts, here: number, nation: number): number {
  return Math.abs(here - nation) / (here * divisionError(facts));
}

/** Whether the data carry that something grows faster or more slowly here than in the nation; both years of it may be off. */
export function growthDiffers(facts: Facts, here: number, nation: number, years = 1): boolean {
  const error = divisionError(facts) * Math.SQRT2;
  return growthsDiffer({ value: here, error }, { value: nation, error: 0 }, years);
}

/** Whether the data carry that more or less is spent per person here than in the nation. */
export function perPersonDiffers(facts: Facts, here: number, nation: number): boolean {
  const own = { value: here, error: divisionError(facts) };
  return isSignificant(own, { value: nation, error: 0 }, CENT) && isMaterial(here - nation, here);
}
