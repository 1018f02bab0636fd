import type { ReactNode } from "react";

/** What a cell holds. Dates are ISO 8601; several choices are a list; null is nothing. */
export type ListValue = string | number | null | readonly string[];

export interface ListOption {
  readonly value: string;
  readonly label: string;
}

/** One column of a list: where its values come from, how they are shown, and how they can be searched. */
export interface ListColumn<Row> {
  /** Unique in its list; also the filter's name in the address. Not `search`, `sort` or `open`. */
  readonly key: string;
  readonly head: string;
  /** Decides filter, order and alignment. A `choice` names its options. */
  readonly kind: "text" | "number" | "date" | "choice";
  readonly value: (row: Row) => ListValue;
  readonly options?: readonly ListOption[];
  /** How the value looks, where it is more than its words. */
  readonly cell?: (row: Row) => ReactNode;
  /** How it looks on a phone, where no head says what it is and in which unit; null leaves it out. */
  readonly narrowCell?: (row: Row) => ReactNode;
  /** What it is called where it is narrowed, if its figures are then in another unit than the cells. */
  readonly filterHead?: string;
  /** Pixels. Columns share what is left over in proportion. */
  readonly width: number;
  /** Sentences, which are said whole: their rows are as high as they need. */
  readonly wraps?: true;
  /** Always shown, such as the name. */
  readonly fixed?: true;
  /** Its cells open what the row stands for themselves, such as by a link. */
  readonly opens?: true;
  /** Not shown until it is chosen. */
  readonly hidden?: true;
  /** Its place on a phone: the first line, below it, or at its end. Without one it is left out there. */
  readonly narrow?: "lead" | "note" | "end";
}

/** Everything a value says, in words as they are shown. */
export function wordsOf<Row>({ options, value }: ListColumn<Row>, row: Row): readonly string[] {
  const held = value(row);
  if (held === null) return [];
  const all = Array.isArray(held) ? held : [String(held)];
  return options ? all.map((each) => labelsOf(options).get(each) ?? each) : all;
}

/** The labels of options by their values: a list of companies has three thousand counties to choose from. */
const remembered = new WeakMap<readonly ListOption[], ReadonlyMap<string, string>>();

function labelsOf(options: readonly ListOption[]): ReadonlyMap<string, string> {
  const known = remembered.get(options) ?? new Map(options.map(({ value, label }) => [value, label]));
  remembered.set(options, known);
  return known;
}

/** What a row is called: the words of the column that is always shown, or of the first. */
export function nameOfRow<Row>(columns: readonly ListColumn<Row>[], row: Row): string {
  const named = columns.find(({ fixed }) => fixed) ?? columns[0];
  return named ? wordsOf(named, row).join(", ") : "";
}
