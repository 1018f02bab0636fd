import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { OFFICES, RATINGS } from "#domain/races/race.ts";

type Row = Readonly<Record<string, string>>;

const contents = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const races = parse<Row>(contents("races.csv"), { columns: true });
const states = parse<Row>(contents("facts/states.csv"), { columns: true }).map(({ code = "" }) => code);
const of = (office: string, year: number) =>
  races.filter((race) => race["office"] === office && race["year"] === String(year));

test("every race is for an office, in a state, rated in plain words or not at all, with a source", () => {
  for (const race of races) {
    expect(OFFICES).toContain(race["office"]);
    expect(states).toContain(race["state"]);
    expect(["", ...RATINGS]).toContain(race["rating"]);
    expect(race["source"]).not.toBe("");
  }
  expect(
    new Set(races.map((race) => [race["year"], race["office"], race["state"], race["district"]].join())).size,
  ).toBe(races.length);
});

test("the president is elected in the fifty states and the capital every four years", () => {
  for (const year of [2020, 2024, 2028]) expect(of("president", year).map(({ state }) => state)).toEqual(states);
  expect(races.filter((race) => race["office"] === "president" && Number(race["year"]) % 4 !== 0)).toEqual([]);
});

test.each([
  [2020, 33, 2],
  [2022, 34, 1],
  [2024, 33, 1],
  [2026, 33, 2],
  [2028, 34, 0],
  [2030, 33, 0],
])("of the Senate's seats of %i, %i are up in turn and %i before their time", (year, inTurn, special) => {
  const seats = of("senate", year);
  expect(seats.filter(({ district }) => district === "")).toHaveLength(inTurn);
  expect(seats.filter(({ district }) => district === "special")).toHaveLength(special);
});

test("a seat of the Senate is up every six years, and each state has two", () => {
  const regular = (year: number) =>
    of("senate", year)
      .filter(({ district }) => district === "")
      .map(({ state = "" }) => state)
      .toSorted();
  for (const year of [2020, 2022, 2024]) expect(regular(year)).toEqual(regular(year + 6));
  const counts = Map.groupBy([2020, 2022, 2024].flatMap(regular), (state) => state);
  expect(counts.size).toBe(50);
  expect([...counts.values()].filter(({ length }) => length !== 2)).toEqual([]);
});

test("eleven states elect a governor with the president, thirty-six in the middle, the others in odd years", () => {
  const counts = Object.fromEntries(
    Array.from({ length: 13 }, (_, at) => 2019 + at).map((year) => [year, of("governor", year).length]),
  );
  expect(counts).toEqual({
    2019: 3,
    2020: 11,
    2021: 2,
    2022: 36,
    2023: 3,
    2024: 11,
    2025: 2,
    2026: 36,
    2027: 3,
    2028: 11,
    2029: 2,
    2030: 36,
    2031: 3,
  });
});

test("a seat of the House names its state's district, and what lies ahead is not rated", () => {
  const seats = races.filter(({ office }) => office === "house");
  expect(
    seats.filter(
      ({ district = "", state }) => !/^[A-Z]{2}-(\d\d|AL)$/.test(district) || district.slice(0, 2) !== state,
    ),
  ).toEqual([]);
  expect(races.filter(({ year, rating }) => Number(year) > 2026 !== (rating === ""))).toEqual([]);
});
