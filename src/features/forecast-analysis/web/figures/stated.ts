import type {
  Assumptions,
  HeldShare,
  StatedConstraint,
  StatedGrowth,
  StatedTotal,
  StatedWeight,
} from "#domain/forecast/assumptions.ts";
import type { RaceGroup, StatedRaces } from "#domain/forecast/raceFigures.ts";
import type { StatedFit } from "#domain/forecast/statedFit.ts";
import type { Trade } from "#domain/forecast/trade.ts";
import type { VerticalMix } from "#forecast/input.ts";
import type { MediumDrivers } from "#domain/forecast/mediumDrivers.ts";

interface TotalPlace {
  readonly medium: string;
  readonly year: number;
  readonly part: string;
}

const isAt = (one: TotalPlace, other: TotalPlace) =>
  one.medium === other.medium && one.year === other.year && one.part === other.part;

/** With an amount stated; growth that was stated for the same year goes. */
export function withTotal(assumptions: Assumptions, total: StatedTotal): Assumptions {
  const bare = withoutTotal(assumptions, total);
  return { ...bare, totals: [...bare.totals, total] };
}

/** With growth stated; an amount that was stated for the same year goes. */
export function withGrowth(assumptions: Assumptions, growth: StatedGrowth): Assumptions {
  const bare = withoutTotal(assumptions, growth);
  return { ...bare, growth: [...bare.growth, growth] };
}

/** With nothing stated about that total: files and model say it again. */
export function withoutTotal(assumptions: Assumptions, place: TotalPlace): Assumptions {
  return {
    ...assumptions,
    totals: assumptions.totals.filter((one) => !isAt(one, place)),
    growth: assumptions.growth.filter((one) => !isAt(one, place)),
  };
}

/** The imported weights with the stated ones in their place. */
export function mixOf(imported: readonly VerticalMix[], stated: readonly StatedWeight[]): readonly VerticalMix[] {
  const key = ({ subVertical, medium }: VerticalMix) => `${subVertical} ${medium}`;
  return [...new Map([...imported, ...stated].map((line) => [key(line), line])).values()];
}

/** With weights in the place of those that were stated for the same sub-verticals and media. */
export function withWeights(assumptions: Assumptions, weights: readonly StatedWeight[]): Assumptions {
  const key = ({ subVertical, medium }: StatedWeight) => `${subVertical} ${medium}`;
  const stated = new Map([...assumptions.mix, ...weights].map((one) => [key(one), one]));
  return { ...assumptions, mix: [...stated.values()] };
}

export function withoutWeights(assumptions: Assumptions, isMeant: (one: StatedWeight) => boolean): Assumptions {
  return { ...assumptions, mix: assumptions.mix.filter((one) => !isMeant(one)) };
}

/** Whether a medium's share of a vertical's money is held. */
export function isShareHeld({ heldShares }: Assumptions, { vertical, medium }: HeldShare): boolean {
  return heldShares.some((one) => one.vertical === vertical && one.medium === medium);
}

/** With a share held, or let go where it was. */
export function withShareTurned(assumptions: Assumptions, share: HeldShare): Assumptions {
  const { vertical, medium } = share;
  const heldShares = isShareHeld(assumptions, share)
    ? assumptions.heldShares.filter((one) => one.vertical !== vertical || one.medium !== medium)
    : [...assumptions.heldShares, { vertical, medium }];
  return { ...assumptions, heldShares };
}

/** Null gives the medium back its usual drivers. */
export function withDrivers(assumptions: Assumptions, medium: string, drivers: MediumDrivers | null): Assumptions {
  const { [medium]: _, ...others } = assumptions.drivers;
  return { ...assumptions, drivers: drivers ? { ...others, [medium]: drivers } : others };
}

/** Null gives the sub-vertical back what the file says it follows. */
export function withTrade(assumptions: Assumptions, subVertical: string, trade: Trade | null): Assumptions {
  const others = assumptions.trades.filter((one) => one.subVertical !== subVertical);
  return { ...assumptions, trades: trade ? [...others, trade] : others };
}

type FitPlace = Pick<StatedFit, "category" | "medium">;

export function fitAt({ fit }: Assumptions, { category, medium }: FitPlace): StatedFit | undefined {
  return fit.find((one) => one.category === category && one.medium === medium);
}

/** Null leaves it to the built-in table where the medium suits the category. */
export function withFit(assumptions: Assumptions, place: FitPlace, stated: StatedFit | null): Assumptions {
  const before = fitAt(assumptions, place);
  const others = assumptions.fit.filter((one) => one !== before);
  return { ...assumptions, fit: stated ? [...others, stated] : others };
}

/** Null gives the group back its built-in figures. */
export function withRaces(assumptions: Assumptions, group: RaceGroup, stated: StatedRaces | null): Assumptions {
  const others = assumptions.races.filter((one) => one.group !== group);
  return { ...assumptions, races: stated ? [...others, stated] : others };
}

/** With what is said of some media in the place of what was; 0 says nothing of one. */
export function withReliability(assumptions: Assumptions, stated: Readonly<Record<string, number>>): Assumptions {
  const reliability = Object.entries({ ...assumptions.reliability, ...stated }).filter(([, part]) => part > 0);
  return { ...assumptions, reliability: Object.fromEntries(reliability) };
}

/** What a constraint is about; two on the same cells and years would contradict or repeat each other. */
export function constraintKey({
  markets,
  subVerticals,
  media,
  years,
  part,
}: Omit<StatedConstraint, "rule" | "dollars" | "reason">): string {
  return JSON.stringify([markets ?? null, subVerticals ?? null, media ?? null, years ?? null, part ?? null]);
}

export function withConstraint(assumptions: Assumptions, constraint: StatedConstraint): Assumptions {
  const bare = withoutConstraint(assumptions, constraintKey(constraint));
  return { ...bare, constraints: [...bare.constraints, constraint] };
}

export function withoutConstraint(assumptions: Assumptions, key: string): Assumptions {
  return { ...assumptions, constraints: assumptions.constraints.filter((one) => constraintKey(one) !== key) };
}
