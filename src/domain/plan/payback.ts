/** What an advertiser says of its own business; nothing of it is ours. */
export interface ClientNumbers {
  /** Dollars for this medium in a year. */
  readonly budget: number;
  /** What a customer spends, in dollars. */
  readonly saleValue: number;
  /** The part of a sale that is left after what it costs to deliver, above 0 up to 1. */
  readonly margin: number;
  /** Of how many who ask one buys, at worst and at best: parts of one above 0. */
  readonly closeRate: Range;
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What a budget has to bring until it has paid for itself. */
export interface Payback {
  /** Sales whose margin adds up to the budget. */
  readonly sales: number;
  /** People who have to ask, at the best close rate and at the worst. */
  readonly leads: Range;
  /** The most that one who asks may cost, in dollars, at the worst close rate and at the best. */
  readonly leadCost: Range;
  /** The budget as a part of the wallet; null where that is not known. */
  readonly walletPart: number | null;
}

/**
 * How many sales and leads pay for a budget. Arithmetic of the advertiser's own numbers: it says what must come, never what will.
 *
 * @param wallet dollars that advertisers of its kind spend in the market in the year
 */
export function payback({ budget, saleValue, margin, closeRate }: ClientNumbers, wallet: number | null): Payback {
  const earned = saleValue * margin;
  const sales = Math.ceil(budget / earned);
  return {
    sales,
    leads: { low: Math.ceil(sales / closeRate.high), high: Math.ceil(sales / closeRate.low) },
    leadCost: { low: earned * closeRate.low, high: earned * closeRate.high },
    walletPart: wallet ? budget / wallet : null,
  };
}
