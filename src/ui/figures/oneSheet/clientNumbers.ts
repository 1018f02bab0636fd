/** What a client says of its own business, as the document is asked with it; left out what was not said. */
export interface ClientNumbers {
  /** Dollars a year. */
  readonly budget?: number | undefined;
  /** Dollars. */
  readonly saleValue?: number | undefined;
  /** Percent, as are the close rates. */
  readonly margin?: number | undefined;
  readonly closeLow?: number | undefined;
  readonly closeHigh?: number | undefined;
}

export const CLIENT_NUMBERS = ["budget", "saleValue", "margin", "closeLow", "closeHigh"] as const;

/** Whether the best close rate is worse than the worst. */
export function isCloseRateTurned({ closeLow, closeHigh }: ClientNumbers): boolean {
  return closeLow !== undefined && closeHigh !== undefined && closeHigh < closeLow;
}

/** What of it can be asked with: rates the wrong way round wait until they are mended. */
export function numbersAsked(numbers: ClientNumbers): ClientNumbers {
  const { closeLow, closeHigh, ...others } = numbers;
  const asked = isCloseRateTurned(numbers) ? others : { ...others, closeLow, closeHigh };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value > 0));
}
