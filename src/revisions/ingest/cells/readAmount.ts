import { type AmountFault, parseAmount, parseAmountWithComma } from "./parseAmount.ts";
import type { Row } from "../row.ts";

const MESSAGES: Readonly<Record<AmountFault, (text: string) => string>> = {
  "missing-value": () => "The amount is blank. A blank is missing, not zero: write 0 or leave the row out.",
  "not-a-number": (text) =>
    `“${text}” is not an amount. Write digits and at most a decimal point, such as 1234.50, without signs, spaces or thousands separators.`,
  "negative-amount": () => "Spend cannot be negative. Correct the amount, or leave the row out if it is a refund.",
  "amount-too-large": () => "The amount is above a trillion dollars. Amounts are whole dollars, not cents.",
};

/** Whole dollars of a cell, or null after a problem has been noted. */
export function readAmount(row: Row, key: string, decimalComma: boolean): number | null {
  const cell = row.cells[row.position(key)] ?? "";
  const amount = decimalComma ? parseAmountWithComma(cell) : parseAmount(cell);
  if (typeof amount === "number") return amount;
  row.refuse(key, amount, () => MESSAGES[amount](cell.trim()));
  return null;
}
