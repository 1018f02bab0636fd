import { shareOf } from "#domain/figures/share.ts";
import type { MediaSpending, MediumSpend } from "#domain/spending/sections.ts";

/** How many media have a bar of their own; the rest is one bar, and all of them are in the table. */
export const MEDIA_BARS = 8;

/** The mark that stands for the media without a bar of their own. */
export const REST = "rest";

/** The media too small for a bar of their own, as one. */
export interface SmallerMedia {
  readonly count: number;
  readonly dollars: number | null;
  readonly share: number | null;
  /** Whether any of them is one. */
  readonly forecast: boolean;
}

/**
 * Which media of a ranking have a bar, and what the others add up to; null where every medium has one. Fewer than three are not folded:
 * two bars say more than "2 others".
 */
export function smallerMedia({ rows, total }: MediaSpending): {
  readonly bars: readonly MediumSpend[];
  readonly rest: SmallerMedia | null;
} {
  if (rows.length - MEDIA_BARS < 3) return { bars: rows, rest: null };
  const folded = rows.slice(MEDIA_BARS);
  const dollars = sumOf(folded.map((row) => row.dollars));
  return {
    bars: rows.slice(0, MEDIA_BARS),
    rest: {
      count: folded.length,
      dollars,
      share: shareOf(dollars, total),
      forecast: folded.some(({ kind }) => kind === "forecast"),
    },
  };
}

/** null where nothing is known: none of nothing is no zero. */
function sumOf(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0);
}
