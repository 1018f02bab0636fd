/** Money that follows elections is scored by itself: like with like. */
export const MONEY_PARTS = ["core", "political"] as const;
export type MoneyPart = (typeof MONEY_PARTS)[number];
