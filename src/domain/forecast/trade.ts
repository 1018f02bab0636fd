/** The trade that a sub-vertical advertises for, and how far its money follows it from market to market. */
export interface Trade {
  readonly subVertical: string;
  /** NAICS codes of two to six digits; none where no industry tells. */
  readonly naics: readonly string[];
  /** Of its money to the trade's location quotient: 0 follows nothing, 1 in proportion. */
  readonly elasticity: number;
  /** To the market's income, retail sales and establishments a head, each against the nation's, and to its size. */
  readonly income: number;
  readonly retail: number;
  readonly business: number;
  readonly size: number;
  /** Why, in a sentence. */
  readonly reason?: { readonly en: string; readonly es: string | null; readonly de: string | null } | undefined;
}

/** What trades do in every market: employees, as far as the sources tell them, the rest pooled with the counties around. */
export interface TradeActivity {
  readonly codes: readonly string[];
  /** By code: employees nationwide. */
  readonly nation: readonly number[];
  /** Market by market in the order of the markets, code by code: location quotients, 1 being the nation's. */
  readonly quotients: readonly number[];
}
