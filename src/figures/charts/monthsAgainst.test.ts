import { expect, test } from "vitest";
import { monthsAgainst } from "./monthsAgainst.ts";

const labels = { month: (month: number) => `m${month}`, tick: (dollars: number) => `$${dollars}` };
const months = Array.from({ length: 12 }, (_, at) => ({
  month: at + 1,
  dollars: at === 11 ? null : (at + 1) * 10,
  against: at < 6 ? 50 : null,
  striped: at === 9,
}));
const drawing = monthsAgainst(months, 800, 240, labels);
const drawn = (tag: string) => drawing.shapes.filter((shape) => shape.tag === tag);

test("every month with dollars has a column, and twice the dollars twice its height", () => {
  const heights = drawn("rect").map(({ attributes }) => Number(attributes["height"]));
  expect(heights).toHaveLength(11);
  expect(heights[1]).toBeCloseTo(2 * (heights[0] ?? 0), 0);
});

test("months that are harder are striped, and what a month is held against crosses it", () => {
  expect(drawn("path")).toHaveLength(1);
  expect(drawn("line").filter(({ attributes }) => attributes["strokeWidth"] === 2)).toHaveLength(6);
});

test("every month can be reached and named, on a telephone every third", () => {
  expect(drawing.stops).toHaveLength(12);
  const names = (width: number) =>
    monthsAgainst(months, width, 240, labels).shapes.filter(({ text }) => text?.startsWith("m")).length;
  expect([names(800), names(340)]).toEqual([12, 4]);
});
