import { expect, test } from "vitest";
import { givenInput } from "../givenInput.ts";
import { cellCourse } from "./cellCourse.ts";
import { cellMoves } from "./cellMoves.ts";
import { rerun } from "./rerun.ts";
import { tableSums } from "./tableSums.ts";

const media = ["tvOta", "email"];
const given = givenInput({}, 20);
const base = {
  ...given,
  media,
  totals: given.totals.filter(({ medium }) => media.includes(medium)),
  mix: given.mix.filter(({ medium }) => media.includes(medium)),
};
const run = rerun(null, base).run;
const place = { market: "tv-503", subVertical: "carMakers", medium: "tvOta", year: 2025, part: "core" } as const;

test("a cell's course ends at the cell, and its steps lie between the national total and it", () => {
  const course = cellCourse(run, place)!;
  const { table, estimate } = run.years[6]!.tables[0]!;
  expect(estimate.medium).toBe("tvOta");
  expect(course.dollars).toBe(
    table[3 * estimate.part.subVerticals.length + estimate.part.subVerticals.indexOf("carMakers")],
  );
  expect(Math.abs(course.dollars - course.balanced)).toBeLessThan(1);
  expect(course.total.dollars).toBeGreaterThan(course.market!.dollars);
  expect(course.market!.dollars).toBeGreaterThan(course.dollars);
  expect(course.market!.drivers.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

test("the course of the nation, of a market and of a sub-vertical ends at what the tables add up to", () => {
  const sums = tableSums(run.years[6]!.tables[0]!);
  expect(cellCourse(run, { ...place, market: null, subVertical: null })!.dollars).toBe(sums.dollars);
  expect(cellCourse(run, { ...place, subVertical: null })!.dollars).toBe(sums.markets[3]);
  const column = base.subVerticals.indexOf("carMakers");
  expect(cellCourse(run, { ...place, market: null })!.dollars).toBe(sums.subVerticals[sums.positions.indexOf(column)]);
});

test("a year that is modelled names the model of the part that is asked for", () => {
  const source = (part: "core" | "political") =>
    cellCourse(run, { market: null, subVertical: null, medium: "tvOta", year: 2028, part })!.total.provenance.source;
  expect(source("core")).toMatch(/^Growth model, .+ from 2025$/);
  expect(source("political")).toMatch(
    /^Growth model, (last year of the phase|steady cycle|growth by phase) from 2025$/,
  );
});

test("what spend lines fix in a cell is told", () => {
  const evidence = [
    { market: "tv-503", subVerticals: [base.subVerticals.indexOf("carMakers")], media: [0], year: 2025, dollars: 123 },
  ];
  const course = cellCourse(rerun(null, { ...base, evidence }).run, place)!;
  expect(course).toMatchObject({ locked: { dollars: 123, cells: 1 }, dollars: 123 });
});

test("what there is not has no course", () => {
  expect(cellCourse(run, { ...place, market: "tv-999" })).toBeNull();
  expect(cellCourse(run, { ...place, subVertical: "politicalCandidates" })).toBeNull();
  expect(cellCourse(run, { ...place, year: 1990 })).toBeNull();
});

test("of the cells that moved between two runs the largest come first, and their moves are whole", () => {
  const totals = base.totals.map((total) => (total.medium === "email" ? { ...total, core: total.core * 2 } : total));
  const after = rerun(run, { ...base, totals }).run;
  const moves = cellMoves(run, after, 2025, 30);
  expect(moves).toHaveLength(30);
  expect(new Set(moves.map(({ medium }) => medium))).toEqual(new Set(["email"]));
  const sizes = moves.map(({ before, after: now }) => Math.abs(now - before));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  const all = cellMoves(run, after, 2025, 1_000_000);
  const sum = all.reduce((total, { before, after: now }) => total + now - before, 0);
  const email = (each: typeof run) =>
    tableSums(each.years[6]!.tables.find(({ estimate }) => estimate.medium === "email")!).dollars;
  expect(sum).toBe(email(after) - email(run));
  expect(all.slice(0, 30)).toEqual(moves);
});
