import { type Names, names } from "./name.ts";

export interface SubVertical {
  readonly id: string;
  /** The id of its vertical. */
  readonly vertical: string;
  readonly names: Names;
}

export interface Vertical {
  readonly id: string;
  /** 1–12, the number in the address of its page. */
  readonly number: number;
  readonly names: Names;
  readonly subVerticals: readonly SubVertical[];
}

type Row = readonly [id: string, english: string, spanish: string, german: string];

/** A vertical from its row of words and those of its sub-verticals. */
export function vertical(number: number, [id, english, spanish, german]: Row, subVerticals: readonly Row[]): Vertical {
  return {
    id,
    number,
    names: names(english, spanish, german),
    subVerticals: subVerticals.map(([sub, ...words]) => ({ id: sub, vertical: id, names: names(...words) })),
  };
}
