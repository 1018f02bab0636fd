/** Change on an earlier amount, 0.05 for +5 %. Growth from nothing, from no data or to no data is unknown. */
export function growth(before: number | null, now: number | null): number | null {
  if (!before || now === null || Number.isNaN(now)) return null;
  return now / before - 1;
}

/** Average yearly growth over a number of years (CAGR); unknown where growth is, or over no time. */
export function averageGrowth(first: number | null, last: number | null, years: number): number | null {
  const whole = growth(first, last);
  return whole === null || years <= 0 ? null : (whole + 1) ** (1 / years) - 1;
}

/** Elections come every four years; money of other phases is not alike. */
const CYCLE = 4;
/** From this part of a year's money on, political money bends growth. */
const POLITICAL_PART = 0.05;

/** What growth over several years compares: all money between years of the same phase of elections, else what is not political. */
export type GrowthOf = "all" | "core";

export function growthOf(from: number, to: number): GrowthOf {
  return (to - from) % CYCLE === 0 ? "all" : "core";
}

/** An amount, and what of it is not political. */
export interface WithCore {
  readonly dollars: number | null;
  readonly core: number | null;
}

/** The growth of core money, to stand beside that of all; null where political money is too small a part of both years to matter. */
export function coreGrowthBeside(before: WithCore, now: WithCore): number | null {
  return bends(before) || bends(now) ? growth(before.core, now.core) : null;
}

function bends({ dollars, core }: WithCore): boolean {
  return dollars !== null && dollars > 0 && (dollars - (core ?? 0)) / dollars > POLITICAL_PART;
}
