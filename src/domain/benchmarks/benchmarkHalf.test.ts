import { expect, test } from "vitest";
import { benchmarkHalf } from "./benchmarkHalf.ts";

const figure = { area: "PA", medium: null, subVertical: "political", period: "2023-2024", source: "A tracker" };

test("a published figure always falls into the same half", () => {
  expect(benchmarkHalf(figure)).toBe(benchmarkHalf({ ...figure }));
});

test("a figure of another place, year or source is drawn anew", () => {
  const drawn = [
    { area: "NJ" },
    { period: "2021" },
    { period: "2022" },
    { source: "Another" },
    { medium: "cable" },
  ].map((other) => benchmarkHalf({ ...figure, ...other }));
  expect(new Set(drawn).size).toBe(2);
});

test("about half of many figures fit the model, and the others test it", () => {
  const halves = Array.from({ length: 1000 }, (_, at) => benchmarkHalf({ ...figure, source: `Source ${at}` }));
  const fitted = halves.filter((half) => half === "fit").length;
  expect(fitted).toBeGreaterThan(430);
  expect(fitted).toBeLessThan(570);
});

test("neither a figure's amount nor a note about it moves it to the other half", () => {
  const known = { ...figure, amount: 1, note: "first count" };
  const corrected = { ...figure, amount: 2, note: null };
  expect(benchmarkHalf(known)).toBe(benchmarkHalf(corrected));
});
