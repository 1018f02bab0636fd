import { expect, test } from "vitest";
import { eventsIn } from "./yearEvents.ts";

const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027];

test("where political money is shown, its years are told apart; 2020 stays the year of the pandemic", () => {
  expect(eventsIn(years, { money: "all", currentYear: 2026 })).toEqual([
    { year: 2020, event: "pandemic" },
    { year: 2022, event: "midterms" },
    { year: 2024, event: "presidential" },
    { year: 2026, event: "midterms" },
  ]);
});

test("core money knows the pandemic and the year that is under way", () => {
  expect(eventsIn(years, { money: "core", currentYear: 2026 })).toEqual([
    { year: 2020, event: "pandemic" },
    { year: 2026, event: "currentYear" },
  ]);
});

test("political money alone knows its elections, and that of 2020 too", () => {
  const [first] = eventsIn(years, { money: "political", currentYear: 2026 });
  expect(first).toEqual({ year: 2020, event: "presidential" });
});
