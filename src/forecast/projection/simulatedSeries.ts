import type { YearSeries } from "./yearSeries.ts";

/** What a simulated nation is like. */
export interface Simulation {
  readonly seed: number;
  readonly series: number;
  readonly years: number;
  /** Size of yearly surprises, in logarithms. */
  readonly noise: number;
}

const FIRST_YEAR = 1990;

/**
 * Series whose truth is known, for tests and benchmarks: growth that wanders and returns to its usual rate, surprises in the level, and one
 * surprise a year that all share. Every fourth series swings with the elections. The same seed gives the same series.
 */
export function simulatedSeries({ seed, series, years, noise }: Simulation): YearSeries[] {
  const random = normals(seed);
  const shared = Array.from({ length: years }, () => random() * noise * 0.5);
  return Array.from({ length: series }, (_, place): YearSeries => {
    const usual = 0.04 * random();
    const swing = place % 4 === 3 ? 0.1 : 0;
    let growth = usual;
    let level = Math.log(1000) + random();
    const points = shared.map((common, step) => {
      const year = FIRST_YEAR + step;
      growth = usual + 0.8 * (growth - usual) + random() * noise * 0.5;
      level += growth + common + random() * noise;
      const election = year % 2 === 0 ? swing : -swing;
      return { year, value: Math.exp(level + election), observed: true };
    });
    return { id: `series ${place + 1}`, kind: swing > 0 ? "swinging" : "steady", political: false, points };
  });
}

/** Normal random numbers by Box and Muller from a small seeded generator (mulberry32), the same on every machine. */
function normals(seed: number): () => number {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
