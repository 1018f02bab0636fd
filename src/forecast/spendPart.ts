import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";

/** The two parts of all spend; they have totals, margins and markets' weights of their own, so they are balanced apart. */
export type PartName = "core" | "political";

export interface SpendPart {
  readonly name: PartName;
  /** Positions of its sub-verticals on the wallet's axis. */
  readonly positions: readonly number[];
  readonly subVerticals: readonly string[];
}

/** Core first, then political; a revision without political sub-verticals has an empty second part. */
export function spendParts(subVerticals: readonly string[]): [core: SpendPart, political: SpendPart] {
  const part = (name: PartName): SpendPart => {
    const positions = [...subVerticals.keys()].filter(
      (place) => POLITICAL_SUB_VERTICALS.includes(subVerticals[place] ?? "") === (name === "political"),
    );
    return { name, positions, subVerticals: positions.map((place) => subVerticals[place] ?? "") };
  };
  return [part("core"), part("political")];
}
