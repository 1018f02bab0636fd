import { expect, test } from "vitest";
import { balanceCube } from "./balanceCube.ts";
import type { CubeProblem, CubeSum } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";
import { eachCell } from "./freeSums.ts";
import { givenCube, givenDraws } from "./givenCube.ts";
import { roundCube } from "./roundCube.ts";
import { cases } from "#tests/support/cases.ts";

const FIT = { tolerance: 1e-10, maxIterations: 600, refuse: false };

const met = (problem: CubeProblem) => roundCube(problem, balanceCube(problem, FIT).table).table;

test("sums that take all or nearly all of what markets get are met to the dollar wherever a table with them exists", {
  timeout: 60_000,
}, () => {
  for (let run = 0; run < cases(150); run++) {
    const problem = tightProblem(run);
    const table = met(problem);
    expect(cubeSums(table, problem.shape)).toMatchObject(problem.margins);
    expect(table.every((dollars) => Number.isInteger(dollars) && dollars >= 0)).toBe(true);
    expect(table.every((dollars, cell) => dollars === 0 || problem.seeds[cell] !== 0)).toBe(true);
    for (const sum of problem.sums ?? []) expect(dollarsIn(problem, sum, table)).toBe(sum.dollars);
  }
});

test("a sum a dollar above what its markets and sub-verticals have together is refused at once, with what they have", () => {
  for (let run = 0; run < cases(100); run++) {
    const { problem } = givenCube(
      { markets: 4 + (run % 9), subVerticals: 3 + (run % 7), media: 1 + (run % 4) },
      ["marketMedium", "subVerticalMedium"],
      { seed: run },
    );
    const { shape, margins } = problem;
    const cells = { markets: [0, 2], subVerticals: [1, 2], media: Array.from({ length: shape.media }, (_, m) => m) };
    const most = cells.media.reduce((sum, medium) => {
      const rows = cells.markets.map((row) => margins.marketMedium![medium * shape.markets + row]!);
      const columns = cells.subVerticals.map(
        (column) => margins.subVerticalMedium![medium * shape.subVerticals + column]!,
      );
      return sum + Math.min(rows[0]! + rows[1]!, columns[0]! + columns[1]!);
    }, 0);
    const sums = (dollars: number): CubeSum[] => [
      { ...cells, rule: "equals", dollars, name: "Constraint 3", constraint: 2 },
    ];
    expect(dollarsIn({ shape }, cells, met({ ...problem, sums: sums(most) }))).toBe(most);
    const above = most + Math.ceil(most / 1e6);
    expect(thrownBy(() => met({ ...problem, sums: sums(above) }))).toMatchObject({
      message: expect.stringMatching(
        /^Constraint 3 asks for .* margins of (market|sub-vertical) \d.* together allow .* too much\.$/,
      ),
      place: { kind: "above-room", constraint: 2, amounts: { asked: above, most, excess: above - most } },
    });
  }
});

test("sums that only together ask for more than there is are refused by name, with how much is missing", () => {
  for (let run = 0; run < 60; run++) {
    const { problem, solution } = givenCube(
      { markets: 3 + (run % 6), subVerticals: 4 + (run % 5), media: 1 + (run % 3) },
      ["marketMedium", "subVerticalMedium"],
      { seed: run, zeros: run % 2 === 0 ? 0 : 0.2 },
    );
    const all = Array.from({ length: problem.shape.subVerticals }, (_, place) => place);
    const sums = [all.slice(0, 2), all.slice(2)].map((subVerticals, place): CubeSum => {
      const cells = { markets: [1], subVerticals, media: [0] };
      const dollars = Math.ceil(1.01 * dollarsIn(problem, cells, solution)) + 1;
      return { ...cells, rule: "equals", dollars, name: `Constraint ${place + 1}`, constraint: place };
    });
    const { message, place } = thrownBy(() => met({ ...problem, sums, names: namesOf(problem) })) as {
      message: string;
      place: object;
    };
    expect(message).toMatch(/Constraint [12]( \(market-1, medium-0\) holds| asks for) .* too (little|much)\.$/);
    expect(message).toContain("market-1");
    expect(place).toMatchObject({
      constraint: expect.any(Number),
      lines: expect.arrayContaining([expect.objectContaining({ market: "market-1" })]),
      amounts: { excess: expect.any(Number) },
    });
  }
});

function namesOf({ shape }: CubeProblem): NonNullable<CubeProblem["names"]> {
  const named = (what: string, count: number) => Array.from({ length: count }, (_, place) => `${what}-${place}`);
  const media = named("medium", shape.media);
  return {
    markets: named("market", shape.markets),
    subVerticals: named("sub-vertical", shape.subVerticals),
    media,
    tables: media.map((medium) => ({ medium })),
  };
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was refused.");
}

/** A table in which some markets spend all or nearly all of theirs in a few sub-verticals, and its sums; the seeds know nothing of it. */
function tightProblem(run: number): CubeProblem {
  const draw = givenDraws(run + 1);
  for (let i = 0; i < 5; i++) draw();
  const upTo = (most: number) => 1 + Math.floor(draw() * most);
  const some = (part: number) => draw() < part;
  const shape = { markets: 2 + upTo(20), subVerticals: 2 + upTo(20), media: upTo(4) };
  const zeros = some(0.5) ? 0 : 0.3 * draw();
  const { problem, solution } = givenCube(shape, [], { seed: run, zeros, dollars: 10 ** upTo(7) });
  const chosen = (length: number, part: number) => Array.from({ length }, (_, place) => place).filter(() => some(part));
  const all = Array.from({ length: shape.subVerticals }, (_, place) => place);
  const sums = Array.from({ length: upTo(3) }, () => {
    const cells = {
      markets: chosen(shape.markets, 0.2),
      subVerticals: chosen(shape.subVerticals, 0.3),
      media: chosen(shape.media, 0.7),
    };
    const rest = some(0.5) ? 0 : 10 ** -upTo(8);
    eachCell({ ...cells, subVerticals: all }, shape, (cell) => {
      if (!cells.subVerticals.includes(cell % shape.subVerticals)) solution[cell] = Math.round(solution[cell]! * rest);
    });
    return cells;
  });
  const { marketMedium, subVerticalMedium } = cubeSums(solution, shape);
  return {
    ...problem,
    margins: { marketMedium, subVerticalMedium },
    sums: sums.map((cells, place): CubeSum => {
      return {
        ...cells,
        rule: "equals",
        dollars: dollarsIn({ shape }, cells, solution),
        name: `Constraint ${place + 1}`,
      };
    }),
  };
}

function dollarsIn(
  { shape }: Pick<CubeProblem, "shape">,
  cells: Pick<CubeSum, "markets" | "subVerticals" | "media">,
  table: Float64Array,
): number {
  let sum = 0;
  eachCell(cells, shape, (cell) => (sum += table[cell]!));
  return sum;
}
