import type { BlockAddressChoice } from "#ui/figures/exports/exportedBlock.ts";
import type { Ranking } from "#documents/parts/ranks/ranking.ts";

/** A ranking, and what was chosen to get it. */
export interface RankAsked {
  readonly ranking: Ranking;
  /** The same object as long as it is the same choice. */
  readonly choice: BlockAddressChoice;
}
