import type { Cell } from "#domain/tables/table.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { ReportColumn } from "../../document.ts";
import type { CellStyle, CellStyles } from "./cellStyles.ts";
import { shownDate } from "./shownDate.ts";
import { shownNumber } from "./shownNumber.ts";

/** What goes into a cell, and how it looks. */
export interface WrittenCell {
  readonly value: Cell;
  readonly style: number;
}

/** A spreadsheet would take such a text for a formula as soon as somebody edits the cell. */
const FORMULA = /^[=+\-@\t\r']/;

export interface CellWriting {
  readonly column: ReportColumn;
  readonly locale: Locale;
  readonly styles: CellStyles;
  /** What the cells have in common beside their column, such as being totals. */
  readonly look: CellStyle;
}

/** Writes a cell: its value, what the screen shows, null where the column's format says it, and what a rounded percentage is a part of one. */
export type WriteCell = (value: Cell, text: string | null, part?: number) => WrittenCell;

/** Writes cells of a column: numbers as numbers, days as days, texts as texts, whatever they begin with. */
export function cellWriter({ column, locale, styles, look }: CellWriting): WriteCell {
  const base: CellStyle = {
    ...look,
    ...(column.forecast ? { italic: true } : {}),
    ...(column.numeric ? { align: "right" } : {}),
  };
  const plain = styles.idOf(base);
  const quoted = styles.idOf({ ...base, quoted: true });
  // Nobody's number: "n/a" is no data.
  const missing = column.numeric ? styles.idOf({ ...base, colour: "muted" }) : plain;
  const patterns = new Map<string, number>();
  const patterned = (pattern: string): number => {
    let style = patterns.get(pattern);
    if (style === undefined) {
      style = styles.idOf({ ...base, pattern });
      patterns.set(pattern, style);
    }
    return style;
  };

  const shownOf = (value: Cell, text: string | null, part?: number) => {
    if (typeof value === "string") return shownDate(value, text ?? value, locale);
    return value !== null && Number.isFinite(value) ? shownNumber({ value, text, part }, column, locale) : null;
  };

  return (value, text, part) => {
    const shown = shownOf(value, text, part);
    if (shown) return { value: shown.value, style: shown.pattern === null ? plain : patterned(shown.pattern) };
    const said = text ?? (value === null ? "" : String(value));
    if (value === null) return { value: said, style: missing };
    return { value: said, style: FORMULA.test(said) ? quoted : plain };
  };
}
