/** What a market's counties add up to, money in dollars a year. */
export interface MarketEconomy {
  readonly population: number;
  readonly households: number;
  /** Null where the list gives none. */
  readonly tvHomes: number | null;
  /** All incomes together; null, as what follows, where no file gives it for every county. */
  readonly income: number | null;
  readonly retailSales: number | null;
  readonly establishments: number | null;
  /** Most people first. */
  readonly counties: readonly EconomyCounty[];
}

export interface EconomyCounty {
  readonly name: string;
  readonly state: string;
  /** The part of the county that lies in the market. */
  readonly share: number;
  /** Persons of that part. */
  readonly population: number;
}
