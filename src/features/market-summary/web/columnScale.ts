import { type MoneyScale, moneyScale } from "#i18n/money.ts";

/** Below this a column of millions with one decimal would show little more than its first digit. */
const FEW_MILLIONS = 10_000_000;

/** The unit of a whole column of amounts: that of the largest, but thousands where that is a few millions only. */
export function columnScale(amounts: readonly (number | null)[]): MoneyScale {
  const scale = moneyScale(amounts);
  const largest = Math.max(0, ...amounts.map((dollars) => Math.abs(dollars ?? 0)));
  return scale === "million" && largest < FEW_MILLIONS ? "thousand" : scale;
}
