import { ELASTICITY, USUAL_GROWTH } from "../plan/outlookGrowth.ts";

/**
 * Growth of nominal retail and food sales in the United States, percent over the year before, rounded (Census Bureau, Monthly Retail Trade,
 * 1993 to 2024). Only years that have been are listed: what is to come is for the outlook to say.
 */
const RETAIL_SALES: Readonly<Record<number, number>> = {
  1993: 7,
  1994: 8,
  1995: 5,
  1996: 6,
  1997: 5,
  1998: 5,
  1999: 8,
  2000: 6,
  2001: 3,
  2002: 2,
  2003: 4,
  2004: 6,
  2005: 6,
  2006: 5,
  2007: 3,
  2008: -1,
  2009: -7,
  2010: 5,
  2011: 7,
  2012: 5,
  2013: 4,
  2014: 4,
  2015: 3,
  2016: 3,
  2017: 4,
  2018: 4,
  2019: 3,
  2020: 1,
  2021: 18,
  2022: 9,
  2023: 3,
  2024: 3,
};

/** What the economy of a year put on top of usual growth, in logarithms, at the elasticity that the outlook uses; 0 where unknown. */
export function economyOf(year: number): number {
  const grown = RETAIL_SALES[year];
  return grown === undefined ? 0 : ELASTICITY.retailSales * (grown / 100 - USUAL_GROWTH.retailSales);
}

/** Logarithms with what good and bad years put on top taken off again, so that a slump does not pass for a trend. The last value stays. */
export function withoutEconomy(logs: readonly number[], firstYear: number): number[] {
  let later = 0;
  return logs
    .map((_, place) => {
      const back = logs.length - 1 - place;
      const year = firstYear + logs.length - 1 - place;
      const value = (logs[back] ?? 0) + later;
      later += economyOf(year);
      return value;
    })
    .toReversed();
}
