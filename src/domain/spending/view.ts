import type { Period } from "../period.ts";
import type { FigureProvenance, Revision } from "../revisions/revision.ts";
import type { Wallet } from "../wallet/wallet.ts";

export type Political = "with" | "without";

/** A wallet with what is needed to read it per head. */
export interface MarketWallet {
  readonly wallet: Wallet;
  /** Persons; 0 where unknown, then per-capita figures are null. */
  readonly population: number;
}

/** Everything a section of the market summary is computed from; where it is of a quarter, all its wallets are. The same view gives the same figures in browser and server. */
export interface SpendingView extends Period {
  readonly own: MarketWallet;
  readonly nation: MarketWallet;
  /** Up to four more markets; may contain the nation. */
  readonly compared: readonly MarketWallet[];
  readonly political: Political;
  /** Of the own market's figures, at their own level. */
  readonly provenance: readonly (readonly FigureProvenance[])[];
  readonly platformShares: Revision["platformShares"];
  /** The year up to which figures are not forecasts; bands widen from here on. */
  readonly currentYear: number;
  /** Growth and loss lists leave out sub-verticals below this part of the market's total, 0–1; 0.01 by default. */
  readonly minimumShare: number;
}
