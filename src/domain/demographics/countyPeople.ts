/** What the files of a revision say of one county. Null is "not given", never nothing. */
export interface CountyPeople {
  readonly fips: string;
  readonly population: number;
  readonly households: number;
  /** Dollars a year. */
  readonly medianHouseholdIncome: number | null;
  /** Dollars a person and year, before taxes. */
  readonly perCapitaIncome: number | null;
  readonly medianAge: number | null;
  /** Dollars a year. */
  readonly retailSales: number | null;
  /** Percent of its persons, adults or households, by the column of the import: `pct_hispanic` is 18.4. */
  readonly percents: Readonly<Record<string, number>>;
  /** What is known of it in other years, the earliest first; projections among them. */
  readonly history: readonly CountyYear[];
}

/** A county in one year of a series that was made in one way from its first year to its last. */
export interface CountyYear {
  readonly year: number;
  readonly population: number | null;
  readonly households: number | null;
  /** Dollars a person and year. */
  readonly perCapitaIncome: number | null;
  /** Dollars a year. */
  readonly retailSales: number | null;
  /** Wage and salary jobs, and people who work for themselves. */
  readonly jobs: number | null;
  readonly establishments: number | null;
  /** Votes for president, in the years that have that election. */
  readonly votes: number | null;
}

/** A county and the part of it, above 0 up to 1, that lies in a market. */
export interface PeopleOfMarket {
  readonly people: CountyPeople;
  readonly share: number;
}
