import { PANDEMIC_YEAR } from "#domain/yearEvents.ts";

/** A year that something from outside pushed off its course: it happened, and nothing is learnt from it of trends and of how far forecasts miss. */
export interface Intervention {
  readonly year: number;
  readonly reason: string;
}

/** Of spend that no election makes. Histories are shown as they were; estimates read on past these years. */
export const INTERVENTIONS: readonly Intervention[] = [
  {
    year: PANDEMIC_YEAR,
    reason: "The pandemic closed shops, venues and roads for months; spend fell and was back within two years.",
  },
];

const years: ReadonlySet<number> = new Set(INTERVENTIONS.map(({ year }) => year));

export function isIntervention(year: number): boolean {
  return years.has(year);
}

/** How many there were, from one year to another. */
export function interventionsIn(first: number, last: number): number {
  return INTERVENTIONS.filter(({ year }) => year >= first && year <= last).length;
}

/** A history as estimates read it: years of interventions at an even growth between the years around them, and which these are. */
export interface Usual {
  readonly logs: readonly number[];
  readonly filled: readonly boolean[];
}

/** At either end there is nothing to go by: an intervention there stays as it was. */
export function withoutInterventions(logs: readonly number[], firstYear: number): Usual {
  const end = firstYear + logs.length - 1;
  const filled = logs.map((_, place) => place > 0 && firstYear + place < end && isIntervention(firstYear + place));
  if (!filled.includes(true)) return { logs, filled };
  return {
    filled,
    logs: logs.map((value, place) => {
      if (!filled[place]) return value;
      const before = filled.lastIndexOf(false, place);
      const after = filled.indexOf(false, place);
      const [from, to] = [logs[before] ?? value, logs[after] ?? value];
      return from + ((to - from) * (place - before)) / (after - before);
    }),
  };
}
