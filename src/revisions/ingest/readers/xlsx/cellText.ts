const DAY = 86_400_000;
const FIRST_DAY_1900 = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);
/** The last day that spreadsheets know, 9999-12-31. */
const LAST_DAY = 2_958_465;

/** What is needed to read a cell besides its own markup. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly dates: ReadonlySet<number>;
  readonly from1904: boolean;
}

/** A cell as it stands in the markup. */
export interface RawCell {
  /** `s` shared text, `inlineStr` and `str` text, `b` yes or no, `e` an error, `d` a day, `n` a number. */
  readonly type: string;
  readonly style: number;
  readonly value: string;
}

/**
 * A cell as text: numbers in digits with a decimal point, days as 2026-11-30. Of a formula it is the result that the spreadsheet
 * program kept; formulas are never worked out.
 */
export function cellText({ type, style, value }: RawCell, { strings, dates, from1904 }: CellContext): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type !== "n" || value === "") return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return dates.has(style) ? dayText(number, from1904) : numberText(number);
}

/** Fifteen digits, as many as a spreadsheet keeps: 0.1 + 0.2 is 0.3. */
function numberText(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  return text.includes("e") ? number.toFixed(10).replace(/\.?0+$/, "") : text;
}

function dayText(number: number, from1904: boolean): string {
  if (number < 0 || number > LAST_DAY) return numberText(number);
  const moment = (from1904 ? FIRST_DAY_1904 : FIRST_DAY_1900) + Math.round(number * DAY);
  const text = new Date(moment).toISOString();
  return moment % DAY === 0 ? text.slice(0, 10) : text.slice(0, 19);
}
