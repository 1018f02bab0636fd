import type { Outlook, YearlyGrowth } from "#domain/forecast/assumptions.ts";

/**
 * What the growth model takes for granted, a year: about what nominal retail sales (Census Bureau, 1992 to 2024) and consumer prices
 * (Bureau of Labor Statistics, same years) grew by on average.
 */
export const USUAL_GROWTH = { retailSales: 0.043, inflation: 0.026 } as const;

/** By how much core spend moves for each percent beyond the usual. Our assumptions: advertising swings more than sales, and prices pass through in part. */
export const ELASTICITY = { retailSales: 1.3, inflation: 0.3 } as const;

/** Core spend of a year to come under an outlook against that of the growth model; 1 up to the current year, and where nothing is stated. */
export function outlookGrowth(outlook: Outlook, year: number, currentYear: number): number {
  let factor = 1;
  for (let passed = currentYear + 1; passed <= year; passed++) {
    const beyond = (["retailSales", "inflation"] as const).reduce(
      (sum, rate) =>
        sum + ELASTICITY[rate] * (growthIn(outlook[rate], passed, USUAL_GROWTH[rate]) - USUAL_GROWTH[rate]),
      0,
    );
    factor *= Math.max(0, 1 + beyond);
  }
  return factor;
}

function growthIn(stated: readonly YearlyGrowth[], year: number, usual: number): number {
  return stated.find((one) => one.year === year)?.growth ?? usual;
}
