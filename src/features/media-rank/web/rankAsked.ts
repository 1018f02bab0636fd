import type { BlockAddressChoice } from "#blocks/exports/exportedBlock.ts";
import type { Ranking } from "#reports/parts/ranks/ranking.ts";

/** A ranking, and what was chosen to get it. */
export interface RankAsked {
  readonly ranking: Ranking;
  /** The same object as long as it is the same choice. */
  readonly choice: BlockAddressChoice;
}
