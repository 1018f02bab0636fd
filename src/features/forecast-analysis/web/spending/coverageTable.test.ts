import { expect, test } from "vitest";
import { csvFile } from "#domain/tables/csv.ts";
import { formatsFor } from "#language/format.ts";
import { textIn } from "#language/words/textIn.ts";
import { wordsIn } from "#language/words/words.ts";
import { coverageParts, coverageTable, leastCovered } from "./coverageTable.ts";

const item = (subVertical: string, told: number, naics = ["7211"]) => ({
  subVertical,
  naics,
  counties: { told: 2, none: 1, unknown: 1 },
  people: { told, none: 100 - told, unknown: 0 },
  establishments: 80,
  employees: 900,
  withheld: 20,
  pooledEmployees: 1000,
  missing: ["721199"],
});

test("categories of which the least is counted come first, and those that follow no trade are left out", () => {
  const items = [item("hotels", 90), item("casinos", 40), item("schools", 0, [])];
  expect(leastCovered(items).map(({ subVertical }) => subVertical)).toEqual(["casinos", "hotels"]);
});

test("what is withheld is a part of what was told, what is pooled of all, and nothing is a part of nothing", () => {
  expect(coverageParts(item("hotels", 90))).toEqual({ people: 0.9, withheld: 0.25, pooled: 0.1 });
  const untold = { ...item("hotels", 0), people: { told: 0, none: 0, unknown: 0 }, establishments: 0, withheld: 0 };
  expect(coverageParts({ ...untold, pooledEmployees: null })).toEqual({ people: null, withheld: null, pooled: null });
  expect(coverageParts({ ...item("hotels", 90), pooledEmployees: 890 }).pooled).toBe(0);
});

test("the file has every category with its codes, figures and the codes that tell nothing", async () => {
  const words = wordsIn(await textIn("en-US"), formatsFor("en-US"), new Map());
  const [head, line] = csvFile(coverageTable([item("casinos", 40, ["7211", "721199"])], words)).split("\r\n");
  expect(head).toContain("category,naics,counties_told,counties_without,counties_unknown,people_told");
  expect(line).toBe("Casinos & gambling facilities,7211 721199,2,1,1,40,60,0,80,900,25,10,721199");
});
