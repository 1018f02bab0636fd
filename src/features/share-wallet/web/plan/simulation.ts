import { type BarPart, barParts, partDollars } from "#domain/plan/barParts.ts";
import { type MixPart, mixOf, mixTotal } from "#domain/plan/mix.ts";
import { type Shift, shiftMix, WHOLE_TENTHS } from "#domain/plan/shiftMix.ts";
import { rounded } from "#domain/figures/rounded.ts";
import { shareOf } from "#domain/figures/share.ts";
import { narrowWallet } from "#domain/spending/scope.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";

/** What the simulator plays with: a mix before any shift, its pieces, and the own part of the own medium. */
export interface Simulation {
  readonly mix: readonly MixPart[];
  readonly parts: readonly BarPart[];
  readonly medium: string;
  /** The part of the medium that the own organisation sells, 0–1; null where that is not known. */
  readonly ownPart: number | null;
}

export function simulationOf({ spending, question, share }: ShareSpending): Simulation {
  const { own, year, political } = spending.whole;
  const mix = mixOf(narrowWallet(own.wallet, question.focus), year, political);
  const ownPart = share.mode === "ownRevenue" ? shareOf(share.total.own, share.total.medium) : null;
  return { mix, parts: barParts(mix, question.medium), medium: question.medium, ownPart };
}

/** The pieces of the bar as they stand after some shifts. */
export interface SimulatedPart {
  readonly dollars: number;
  /** Part of the whole mix, 0–1. */
  readonly share: number | null;
  /** Against the mix before. */
  readonly change: number;
}

export function simulate({ mix, parts }: Simulation, shifts: readonly Shift[]): SimulatedPart[] {
  const before = partDollars(parts, mix);
  const now = partDollars(parts, shiftMix(mix, shifts));
  const total = now.reduce((sum, dollars) => sum + dollars, 0);
  return now.map((dollars, at) => ({
    dollars,
    share: shareOf(dollars, total),
    change: dollars - (before[at] ?? 0),
  }));
}

/** What the own medium gains, and of that the own organisation where its part is known. */
export function gainOf({ mix, medium, ownPart }: Simulation, shifts: readonly Shift[]) {
  const dollarsIn = (list: readonly MixPart[]) => list.find((part) => part.medium === medium)?.dollars ?? 0;
  const after = dollarsIn(shiftMix(mix, shifts));
  const gain = after - dollarsIn(mix);
  return { medium: gain, own: ownPart === null ? null : rounded(gain * ownPart, 0) };
}

/** How many tenths of a point a piece can give at the most. */
export function mostTenths(simulation: Simulation, dollars: number): number {
  const total = mixTotal(simulation.mix);
  return total > 0 ? Math.floor((dollars * WHOLE_TENTHS) / total) : 0;
}
