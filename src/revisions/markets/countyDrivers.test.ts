import { expect, test } from "vitest";
import type { CountyRow } from "#platform/database/queries/countyRows.ts";
import { countyDrivers } from "./countyDrivers.ts";

const county = (fips: string, given: Partial<CountyRow>): CountyRow => ({
  fips,
  name: fips,
  state: "TX",
  population: 1000,
  households: 400,
  medianHouseholdIncome: null,
  perCapitaIncome: null,
  retailSales: null,
  establishments: null,
  latitude: null,
  longitude: null,
  broadband: null,
  older: null,
  hispanic: null,
  squareMiles: null,
  ...given,
});

test("a county's income is what its people earn together", () => {
  expect(countyDrivers([county("1", { perCapitaIncome: 30_000 })])[0]?.income).toBe(30_000_000);
});

test("a county without incomes earns as much a head as the file's other counties", () => {
  const rows = [
    county("1", { perCapitaIncome: 20_000 }),
    county("2", { perCapitaIncome: 40_000, population: 3000 }),
    county("3", { population: 10 }),
  ];
  expect(countyDrivers(rows)[2]?.income).toBe(350_000);
});

test("given retail sales stay, missing ones follow income at the file's own rate", () => {
  const rows = [
    county("1", { perCapitaIncome: 20_000, retailSales: 5_000_000 }),
    county("2", { perCapitaIncome: 40_000 }),
  ];
  expect(countyDrivers(rows).map(({ retailSales }) => retailSales)).toEqual([5_000_000, 10_000_000]);
});

test("a file with people only still gives every driver, in proportion to them", () => {
  const [small, large] = countyDrivers([county("1", {}), county("2", { population: 4000 })]);
  expect(small?.establishments).toBe(25);
  expect(large?.establishments).toBe(100);
  expect((large?.retailSales ?? 0) / (small?.retailSales ?? 1)).toBe(4);
});

test("what no file gives is told as estimated", () => {
  const [bare, known] = countyDrivers([
    county("1", { perCapitaIncome: 20_000 }),
    county("2", { medianHouseholdIncome: 60_000, retailSales: 5_000_000, establishments: 30 }),
  ]);
  expect(bare?.estimated).toEqual(["retailSales", "establishments"]);
  expect(known?.estimated).toEqual([]);
});
