import { expect, test } from "vitest";
import { sheetNames } from "./sheetNames.ts";

test.each([
  ["Stations · Tampa-St. Petersburg (Sarasota)", "Stations · Tampa-St…"],
  ["Stations · New York", "Stations · New York"],
  ["Restaurants/Food", "Restaurants, Food"],
  ["TV: owners", "TV – owners"],
  ["Werbeausgaben nach Kategorie und Jahr", "Werbeausgaben nach Kategorie…"],
  ["Donaudampfschifffahrtsgesellschaftskapitän", "Donaudampfschifffahrtsgesellsc…"],
])("the tab “%s” reads “%s”", (wanted, name) => {
  expect(sheetNames().nameOf(wanted)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(31);
});
