import type { Season } from "#domain/advertisers/season.ts";
import type { ShareOfWallet } from "#domain/shareOfWallet/figures.ts";
import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";

/** Unit in which the amounts of a sentence are said. */
export type SaidIn = "dollars" | "share" | "perCapita";

/** A prospect with its score, 0–100. */
export interface ScoredProspect {
  readonly id: string;
  readonly subVertical: string;
  readonly score: number;
}

/** What rules may know besides the wallets. A rule whose material is missing finds nothing. */
export interface Material {
  /** `dollars` where left out. */
  readonly saidIn?: SaidIn;
  /** The reader's own medium. */
  readonly medium?: string;
  /** Everything that the reader sells. */
  readonly ownMedia?: readonly string[];
  /** Ids of the verticals that the reader follows; what is about them weighs more. */
  readonly followed?: readonly string[];
  readonly seasons?: readonly Season[];
  /** Prospects of the scope, best first. */
  readonly prospects?: readonly ScoredProspect[];
  /** The markets that the reader may see, ranked by spending in the scope. */
  readonly ranking?: readonly Pick<RankedMarket, "market" | "rank">[];
  /** True where the reader may see gaps to a benchmark: they belong to the share of wallet, which not every customer has. Left out: not. */
  readonly gaps?: boolean;
  /** The share of wallet that the screen shows; where left out, that of the own medium against the nation. */
  readonly wallet?: ShareOfWallet;
}
