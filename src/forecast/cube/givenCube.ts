import type { CubeMargins, CubeProblem, MarginKind } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";

/** Figures between 0 and 1 that look random and are the same every time (a linear congruential generator). */
export function givenDraws(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 4) / 2 ** 28;
  };
}

/**
 * An invented problem for tests and benchmarks that has a solution in whole dollars: its margins are the sums of another table with
 * the same zeros. `zeros` is the part of cells without any spend.
 */
export function givenCube(
  shape: CubeProblem["shape"],
  kinds: readonly MarginKind[],
  { seed = 1, zeros = 0, dollars = 10_000 }: { seed?: number; zeros?: number; dollars?: number } = {},
): { problem: CubeProblem; solution: Float64Array } {
  const draw = givenDraws(seed);
  const seeds = new Float64Array(shape.markets * shape.subVerticals * shape.media);
  const solution = new Float64Array(seeds.length);
  for (let cell = 0; cell < seeds.length; cell++) {
    const isZero = draw() < zeros;
    seeds[cell] = isZero ? 0 : 0.2 + 5 * draw() * draw();
    solution[cell] = isZero ? 0 : Math.ceil(seeds[cell]! * (0.5 + draw()) * dollars);
  }
  const sums = cubeSums(solution, shape);
  const margins: CubeMargins = Object.fromEntries(kinds.map((kind) => [kind, sums[kind]]));
  return { problem: { shape, seeds, margins }, solution };
}
