import type { Geography } from "./geography.ts";

/** Nobody's percentage is larger, whatever the model says. */
const MOST = 96;

interface Tied {
  /** How a county stands to the others of its state; only proportions count. */
  readonly levels: readonly number[];
  /** Whom the percentages are of. */
  readonly weights: readonly number[];
  /** Percent of a state, by its postal code. */
  readonly target: (state: string) => number;
  /** Percent of a county where it is a fact. */
  readonly known?: (county: number) => number | undefined;
}

/** Percentages of counties that follow their levels, those that are known excepted, and whose mean over each state is the state's. */
export function tiedToStates({ stateOf, counties }: Geography, { levels, weights, target, known }: Tied): number[] {
  const percents = counties.map(() => 0);
  const byState = Map.groupBy(counties.keys(), (county) => stateOf(county).code);
  for (const [code, members] of byState) {
    const facts = members.filter((county) => known?.(county) !== undefined);
    const others = members.filter((county) => known?.(county) === undefined);
    for (const county of facts) percents[county] = known?.(county) ?? 0;
    const sum = (list: readonly number[], of: (county: number) => number) =>
      list.reduce((all, county) => all + of(county) * (weights[county] ?? 0), 0);
    const left = target(code) * sum(members, () => 1) - sum(facts, (county) => percents[county] ?? 0);
    for (const county of others) percents[county] = levels[county] ?? 0;
    // What is cut off at the top is spread over the others, in as many rounds as it takes to come near enough.
    for (let round = 0; round < 8; round++) {
      const scale = Math.max(
        0.02,
        left /
          Math.max(
            1,
            sum(others, (county) => percents[county] ?? 0),
          ),
      );
      for (const county of others) percents[county] = Math.min(MOST, (percents[county] ?? 0) * scale);
    }
  }
  return percents;
}
