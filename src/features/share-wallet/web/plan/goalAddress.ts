/** A goal as the address tells it: `goal=2027:12.5`, the share in percent. */
export interface Goal {
  readonly year: number;
  /** 0–1. */
  readonly share: number;
}

const GOAL = /^(\d{4}):(\d{1,3}(?:\.\d)?)$/;

/** Reads a goal; null for anything that is none, or for a year that the figures do not have. */
export function readGoal(text: string | null, years: readonly number[]): Goal | null {
  const [, year, percent] = GOAL.exec(text ?? "") ?? [];
  const goal = { year: Number(year), share: Number(percent) / 100 };
  return years.includes(goal.year) && goal.share >= 0 && goal.share <= 1 ? goal : null;
}

export function writeGoal({ year, share }: Goal): string {
  return `${year}:${Math.round(share * 1000) / 10}`;
}

/**
 * What is proposed before a goal is set: next year, at the benchmark's share where that is higher than the own one, else a tenth more
 * than the own share.
 */
export function proposedGoal(
  { share, benchmarkShare }: { readonly share: number | null; readonly benchmarkShare: number | null },
  year: number,
  years: readonly number[],
): Goal {
  const own = share ?? 0;
  const target = benchmarkShare !== null && benchmarkShare > own ? benchmarkShare : own * 1.1;
  // Rounded up to a tenth of a point; what binary fractions add in the sixteenth place does not count.
  const tenths = Math.ceil(Number((target * 1000).toFixed(6)));
  return { year: years.includes(year + 1) ? year + 1 : year, share: Math.min(tenths / 1000, 1) };
}
