export type AmountFault = "missing-value" | "not-a-number" | "negative-amount" | "amount-too-large";

/** More than a trillion dollars in one cell is a slip of the pen, never a market's spend. */
const LARGEST = 1e12;
const [DOT, MINUS, ZERO, FIVE, NINE] = [46, 45, 48, 53, 57];
const DECIMAL_COMMA = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;

/**
 * Reads an amount of money as whole dollars, cents rounded half up; digits and at most one point, nothing else.
 * An accountant's `(123.45)` counts as negative, `-0` as 0.
 */
export function parseAmount(cell: string): number | AmountFault {
  const text = isBare(cell) ? cell : cell.trim();
  if (text === "") return "missing-value";
  if (text.charCodeAt(0) === MINUS) return negative(text.slice(1));
  if (text.startsWith("(") && text.endsWith(")")) return negative(text.slice(1, -1));
  return wholeDollars(text);
}

/** The same for `1.234.567,89`: points group thousands, the comma is the decimal sign. */
export function parseAmountWithComma(cell: string): number | AmountFault {
  const text = cell.trim();
  const sign = /^[-(]/.exec(text)?.[0] ?? "";
  const digits = DECIMAL_COMMA.exec(sign === "(" ? text.slice(1, -1) : text.slice(sign.length));
  if (!digits) return text === "" ? "missing-value" : "not-a-number";
  return parseAmount(`${sign && "-"}${digits[1]?.replaceAll(".", "")}${digits[2] ? `.${digits[2]}` : ""}`);
}

function negative(digits: string): 0 | AmountFault {
  const amount = wholeDollars(digits);
  if (amount === "not-a-number") return amount;
  return /^[0.]+$/.test(digits) ? 0 : "negative-amount";
}

function wholeDollars(text: string): number | AmountFault {
  let dollars = 0;
  let at = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) break;
    dollars = dollars * 10 + code - ZERO;
  }
  if (at === 0) return "not-a-number";
  if (at < text.length) {
    if (text.charCodeAt(at) !== DOT || at === text.length - 1) return "not-a-number";
    if (text.charCodeAt(at + 1) >= FIVE) dollars++;
    for (let cents = at + 1; cents < text.length; cents++) {
      const code = text.charCodeAt(cents);
      if (code < ZERO || code > NINE) return "not-a-number";
    }
  }
  return dollars > LARGEST ? "amount-too-large" : dollars;
}

function isBare(cell: string): boolean {
  return cell.charCodeAt(0) > 32 && cell.charCodeAt(cell.length - 1) > 32;
}
