import { shareOf } from "#domain/figures/share.ts";
import type { Kind } from "#domain/revisions/revision.ts";
import type { MediaSpending, MediumSpend } from "#domain/spending/sections.ts";
import { leastCertain } from "#domain/yearKind.ts";

/** How many media have a bar of their own; the rest is one bar, and all of them are in the table. */
const MEDIA_BARS = 8;

/** The mark that stands for the media without a bar of their own. */
export const REST = "rest";

/** The media too small for a bar of their own, as one. */
export interface SmallerMedia {
  readonly count: number;
  readonly dollars: number | null;
  readonly share: number | null;
  /** That of the least settled of them. */
  readonly kind: Kind;
}

/**
 * Which media of a ranking have a bar, and what the others add up to; null where every medium has one. Fewer than three are not folded:
 * two bars say more than "2 others". What the headline is about has one in any case.
 */
export function smallerMedia(
  { rows, total }: MediaSpending,
  told: string | null,
): {
  readonly bars: readonly MediumSpend[];
  readonly folded: readonly MediumSpend[];
  readonly rest: SmallerMedia | null;
} {
  const bars = rows.filter(({ medium }, at) => at < MEDIA_BARS || medium === told);
  const folded = rows.filter((row) => !bars.includes(row));
  if (folded.length < 3) return { bars: rows, folded: [], rest: null };
  const dollars = sumOf(folded.map((row) => row.dollars));
  return {
    bars,
    folded,
    rest: {
      count: folded.length,
      dollars,
      share: shareOf(dollars, total),
      kind: leastCertain(folded.map(({ kind }) => kind)),
    },
  };
}

/** null where nothing is known: none of nothing is no zero. */
function sumOf(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0);
}
