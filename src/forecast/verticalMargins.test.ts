import { expect, test } from "vitest";
import { spendParts } from "./spendPart.ts";
import { verticalMargins } from "./verticalMargins.ts";

const [core, political] = spendParts(["newCarDealers", "politicalCandidates", "jewelry", "ballotIssues"]);

const mix = [
  { subVertical: "newCarDealers", medium: "tvOta", weight: 3 },
  { subVertical: "jewelry", medium: "tvOta", weight: 1 },
  { subVertical: "politicalCandidates", medium: "tvOta", weight: 4 },
  { subVertical: "ballotIssues", medium: "tvOta", weight: 1 },
];

test("core and political spend are told apart, each in its place on the axis", () => {
  expect(core.positions).toEqual([0, 2]);
  expect(political.subVerticals).toEqual(["politicalCandidates", "ballotIssues"]);
});

test("in the year of the mix, dollars divide by its weights and add up exactly", () => {
  const margins = verticalMargins({ mix, currentYear: 2025 }, core);
  expect([...margins("tvOta", 2025, 1001)]).toEqual([751, 250]);
});

test("other years are moved by what verticals are known to have done: automotive was larger in 2019", () => {
  const [cars = 0, jewelry = 0] = verticalMargins({ mix, currentYear: 2025 }, core)("tvOta", 2019, 1_000_000);
  expect(cars).toBeGreaterThan(800_000);
  expect(cars + jewelry).toBe(1_000_000);
});

test("political spend on a medium without weights takes those of all media", () => {
  expect([...verticalMargins({ mix, currentYear: 2025 }, political)("mobile", 2024, 500)]).toEqual([400, 100]);
});

test("core spend on a medium nobody is mapped to is refused, with medium, year and amount", () => {
  const margins = verticalMargins({ mix, currentYear: 2025 }, core);
  expect(() => margins("mobile", 2024, 500)).toThrow(
    "500 dollars of core spend on mobile in 2024 have no core sub-vertical",
  );
  expect([...margins("mobile", 2024, 0)]).toEqual([0, 0]);
});
