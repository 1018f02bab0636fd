/** What a file of spend is of its market, medium, line of business and year: all that was spent there, or a part of it. */
export const COVERAGES = ["whole", "part"] as const;
export type Coverage = (typeof COVERAGES)[number];

/** What a file is taken for as long as nobody says: a part, if as a whole it would lower a figure that is published, or rows of it are left out. */
export function presumedCoverage(found: { readonly loweredFigures: number; readonly leftOutRows: number }): Coverage {
  return found.loweredFigures > 0 || found.leftOutRows > 0 ? "part" : "whole";
}
