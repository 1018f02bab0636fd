import { expect, test } from "vitest";
import { bumpHeight, bumpLines, type BumpFrame, type BumpSeries } from "./bumpLines.ts";

const frame: BumpFrame = {
  years: [2024, 2025, 2026],
  kinds: ["actual", "actual", "forecast"],
  ranks: [1, 3],
  labels: { forecast: "Forecast", rank: String },
};
const HEIGHT = bumpHeight([1, 3], 26);
const one = (name: string, weight: BumpSeries["weight"], ranks: BumpSeries["ranks"]): BumpSeries => ({
  name,
  colour: "#123456",
  weight,
  ranks,
});
const series = [
  one("Mobile", "named", [2, 1, 1]),
  one("TV OTA", "own", [1, 2, 3]),
  one("Directories", "quiet", [3, 3, 2]),
];
const texts = (width: number, list = series) =>
  bumpLines(list, width, HEIGHT, frame).shapes.flatMap(({ tag, text }) => (tag === "text" ? [text] : []));

test("rank 1 is at the top, and every line says its rank and name at both ends", () => {
  const { shapes, stops, height } = bumpLines(series, 1000, HEIGHT, frame);
  const names = shapes.filter(({ text }) => text === "TV OTA").map(({ attributes }) => Number(attributes["y"]));
  expect(names).toHaveLength(2);
  expect(names[0]).toBeLessThan(names[1] ?? 0);
  expect(stops).toHaveLength(3);
  expect(height).toBe(HEIGHT);
});

test("a forecast stands behind a labelled divide, dashed and with empty rings", () => {
  const { shapes } = bumpLines(series, 1000, HEIGHT, frame);
  expect(texts(1000)).toContain("Forecast");
  expect(shapes.filter(({ attributes }) => attributes["strokeDasharray"] === "5 4")).toHaveLength(3);
  expect(shapes.filter(({ attributes }) => attributes["fill"] === "var(--chart-surface)")).toHaveLength(3);
});

test("the own line is drawn last, so that nothing covers it", () => {
  const lines = bumpLines(series, 1000, HEIGHT, frame).shapes.filter(({ tag }) => tag === "path");
  expect(lines.at(-1)?.attributes["strokeWidth"]).toBe(4);
});

test("on a phone names stand at the right alone, cut where they are too long", () => {
  const long = [one("Arzneimittelhersteller und Großhändler", "own", [1, 1, 1])];
  const shown = texts(340, long);
  expect(shown.filter((text) => text?.startsWith("Arz"))).toHaveLength(1);
  expect(shown.find((text) => text?.startsWith("Arz"))).toMatch(/…$/);
  expect(texts(340).filter((text) => text === "TV OTA")).toHaveLength(1);
});

test("on a phone lines that give context have no dots, so that those that are named can be followed", () => {
  const years = Array.from({ length: 13 }, (_, at) => 2019 + at);
  const many = { ...frame, years, kinds: years.map(() => "actual" as const) };
  const dots = (weight: BumpSeries["weight"]) =>
    bumpLines(
      [
        one(
          "Cable",
          weight,
          years.map(() => 1),
        ),
      ],
      340,
      HEIGHT,
      many,
    ).shapes.filter(({ tag }) => tag === "circle").length;
  expect([dots("quiet"), dots("named"), dots("own")]).toEqual([0, 13, 13]);
});

test("what leaves the drawn ranks breaks off, and is not named where it is gone", () => {
  const gone = [one("Gone", "named", [2, 9, null]), one("Here", "named", [1, 1, 1])];
  expect(texts(1000, gone).filter((text) => text === "Gone")).toHaveLength(1);
});

test("who shares a rank has a label each, one below the other", () => {
  const tied = [one("One", "named", [1, 1, 1]), one("Two", "named", [1, 1, 1])];
  const { shapes } = bumpLines(tied, 1000, HEIGHT, frame);
  const [first, second] = ["One", "Two"].map((name) =>
    Number(shapes.findLast(({ text }) => text === name)?.attributes["y"]),
  );
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeGreaterThanOrEqual(14);
});

test("a single year draws its points without a line through nothing", () => {
  const { shapes } = bumpLines([one("Solo", "own", [1])], 400, HEIGHT, { ...frame, years: [2026], kinds: ["actual"] });
  expect(JSON.stringify(shapes)).not.toMatch(/NaN|null/);
});
