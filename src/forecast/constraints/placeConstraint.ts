import type { YearTable } from "../earlierTables.ts";
import { ForecastError } from "../forecastError.ts";
import type { ForecastInput } from "../input.ts";

/** A constraint of one year on the tables it reaches. */
export interface PlacedConstraint {
  /** Position in `ForecastInput.constraints`. */
  readonly place: number;
  /** For messages; constraints are counted from 1. */
  readonly name: string;
  readonly rule: "equals" | "atLeast" | "zero";
  readonly dollars: number;
  /** Positions of markets, and of tables among the year's. */
  readonly markets: readonly number[];
  readonly tables: readonly number[];
  /** Positions on the wallet's axis; a table has those of its own part alone. */
  readonly subVerticals: readonly number[];
  /** Whether it reaches all sub-verticals of each of its tables, so that it speaks of what markets get; and all markets. */
  readonly wholeMarkets: boolean;
  readonly wholeSubVerticals: boolean;
}

/** Throws a `ForecastError` where a constraint reaches no cell at all. */
export function placeConstraints(
  { constraints = [], markets, subVerticals, media }: ForecastInput,
  year: number,
  tables: readonly YearTable[],
): PlacedConstraint[] {
  const rows = new Map(markets.map(({ market }, place) => [market, place]));
  return constraints.flatMap((constraint, place): PlacedConstraint[] => {
    if (constraint.years !== undefined && !constraint.years.includes(year)) return [];
    const named = constraint.subVerticals && new Set(constraint.subVerticals);
    const own = (position: number) => named === undefined || named.has(subVerticals[position] ?? "");
    const reached = [...tables.keys()].filter((table) => {
      const { mediumPlace, part } = tables[table]!.estimate;
      if (constraint.part !== undefined && constraint.part !== part.name) return false;
      return (constraint.media?.includes(media[mediumPlace] ?? "") ?? true) && part.positions.some(own);
    });
    const name = `Constraint ${place + 1}`;
    if (reached.length === 0) {
      throw new ForecastError(
        "invalid-input",
        `${name} reaches no cell in ${year}: none of its media has ${constraint.part ?? "any"} spend in its sub-verticals.`,
        { kind: "reaches-nothing", constraint: place, year },
      );
    }
    const chosen = constraint.markets
      ? [...new Set(constraint.markets)].map((id) => rows.get(id) ?? 0)
      : [...rows.values()];
    return [
      {
        place,
        name,
        rule: constraint.rule,
        dollars: constraint.dollars,
        markets: chosen,
        tables: reached,
        subVerticals: [...subVerticals.keys()].filter(
          (position) =>
            own(position) && reached.some((table) => tables[table]!.estimate.part.positions.includes(position)),
        ),
        wholeMarkets: reached.every((table) => tables[table]!.estimate.part.positions.every(own)),
        wholeSubVerticals: chosen.length === markets.length,
      },
    ];
  });
}
