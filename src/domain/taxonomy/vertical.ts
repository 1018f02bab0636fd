import { type Names, names } from "./name.ts";

/** A sub-vertical whose id is one of `Id`, with the id of its vertical. */
export interface SubVerticalOf<Id extends string, In extends string> {
  readonly id: Id;
  readonly vertical: In;
  readonly names: Names;
}

export interface VerticalOf<Id extends string, Sub extends string> {
  readonly id: Id;
  /** 1–12, the number in the address of its page. */
  readonly number: number;
  readonly names: Names;
  readonly subVerticals: readonly SubVerticalOf<Sub, Id>[];
}

type Row<Id extends string> = readonly [id: Id, english: string, spanish: string, german: string];

/** A vertical from its row of words and those of its sub-verticals. */
export function vertical<Id extends string, Sub extends string>(
  number: number,
  [id, english, spanish, german]: Row<Id>,
  subVerticals: readonly Row<Sub>[],
): VerticalOf<Id, Sub> {
  return {
    id,
    number,
    names: names(english, spanish, german),
    subVerticals: subVerticals.map(([sub, ...words]) => ({ id: sub, vertical: id, names: names(...words) })),
  };
}
