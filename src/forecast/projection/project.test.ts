import { describe, expect, test } from "vitest";
import { project } from "./project.ts";
import { simulatedSeries } from "./simulatedSeries.ts";
import type { YearSeries } from "./yearSeries.ts";

const series = (id: string, values: readonly number[], over: Partial<YearSeries> = {}): YearSeries => ({
  id,
  kind: "print",
  political: false,
  points: values.map((value, step) => ({ year: 2010 + step, value, observed: true })),
  ...over,
});
const grown = (rate: number, years: number) => Array.from({ length: years }, (_, step) => 100 * (1 + rate) ** step);

test("what grew steadily for long grows on", () => {
  const [one] = project([series("steady", grown(0.04, 16))], 3);
  one!.values.forEach((value, step) => expect(value / (100 * 1.04 ** (16 + step))).toBeCloseTo(1, 1));
  expect(one!.from).toBe(2025);
});

test("core spend has no cycle of its own: what swung every second year goes on in one direction", () => {
  const swing = Array.from({ length: 20 }, (_, step) => (step % 2 === 0 ? 120 : 100));
  const [one] = project([series("swinging", swing)], 4);
  expect(one!.model).toBe("combined");
  const steps = one!.values.map((value, step) => Math.sign(value - (one!.values[step - 1] ?? 100)));
  expect(new Set(steps).size).toBe(1);
});

describe("the year 2020 is left out of what is estimated", () => {
  const years = Array.from({ length: 12 }, (_, step) => 100 * 1.04 ** step * (step % 2 === 0 ? 1.01 : 1));
  const from = (part: number, last: number) =>
    series(
      "hit",
      years.slice(0, last - 2009).map((value, step) => (step === 10 ? value * part : value)),
    );

  test("however deep it fell, forecasts and bands from 2021 are the same", () => {
    const [deep, deeper] = [0.8, 0.5].map((part) => project([from(part, 2021)], 5)[0]!);
    deep!.values.forEach((value, step) => expect(deeper!.values[step]).toBeCloseTo(value, 9));
    expect(deep!.errors).toEqual(deeper!.errors);
  });

  test("from 2020 itself nobody knows what comes after, and forecasts go on from the figure as it was", () => {
    const [calm, fallen] = [1, 0.8].map((part) => project([from(part, 2020)], 1)[0]!);
    expect(fallen!.values[0]).toBeLessThan(0.9 * calm!.values[0]!);
  });
});

test("politics follow the phases of their own past", () => {
  const values = [70, 10, 100, 8, 80, 11, 110, 9, 90, 12, 120, 10];
  const [one] = project([{ ...series("votes", values), kind: "political", political: true }], 4);
  const [midTerm, odd, presidential] = one!.values;
  expect(odd).toBeLessThan(midTerm! / 5);
  expect(presidential).toBeGreaterThan(midTerm!);
});

test("a series of one year alone grows like others of its kind, and stays level where there are none", () => {
  const others = [0.05, 0.06, 0.07].map((rate) => series(`growing by ${rate}`, grown(rate, 12)));
  const young: YearSeries = { ...series("young", []), points: [{ year: 2021, value: 50, observed: true }] };
  expect(project([...others, young], 2).at(-1)!.values[0]).toBeGreaterThan(51);
  for (const value of project([young], 2)[0]!.values) expect(value).toBeCloseTo(50, 9);
});

test("what stood at zero stays there, and growth is counted from the last zero on", () => {
  expect(project([series("gone", [4, 2, 0, 0])], 2)[0]!.values).toEqual([0, 0]);
  expect(project([series("new", [0, 0, 10, 11, 12.1])], 1)[0]!.values[0]).toBeGreaterThan(12.1);
});

test("a forecast of others leads on, but nothing is learnt from it, and bands count from the last year observed", () => {
  const known = simulatedSeries({ seed: 3, series: 12, years: 14, noise: 0.04 });
  const foreseen = known.map((one) => ({
    ...one,
    points: one.points.map((point, step) => ({ ...point, observed: step < 12 })),
  }));
  const [after, before] = [
    project(foreseen, 3),
    project(
      known.map((one) => ({ ...one, points: one.points.slice(0, 12) })),
      5,
    ),
  ];
  expect(after[0]!.from).toBe(before[0]!.from + 2);
  const wider = after.filter(({ errors }, place) => errors![0]! > before[place]!.errors![0]!);
  expect(wider.length).toBeGreaterThan(9);
});

test("the same series give the same projections", () => {
  const known = simulatedSeries({ seed: 9, series: 6, years: 15, noise: 0.05 });
  expect(project(known, 5)).toEqual(project(known, 5));
});

test("bands never narrow with the years, and unsteady series have wider ones", () => {
  const calm = simulatedSeries({ seed: 5, series: 8, years: 16, noise: 0.01 });
  const wild = simulatedSeries({ seed: 6, series: 8, years: 16, noise: 0.08 }).map((one) => ({
    ...one,
    id: `wild ${one.id}`,
  }));
  const all = project([...calm, ...wild], 5);
  for (const { errors } of all) expect(errors).toEqual(errors!.toSorted((a, b) => a - b));
  const mean = (list: typeof all) => list.reduce((sum, { errors }) => sum + errors![0]!, 0) / list.length;
  expect(mean(all.slice(8))).toBeGreaterThan(1.5 * mean(all.slice(0, 8)));
});

test.each([
  ["no year at all", [], "The series radio has no year at all"],
  ["a negative figure", [{ year: 2020, value: -1, observed: true }], "The figure of radio in 2020 is -1"],
  ["a figure that is no number", [{ year: 2021, value: Number.NaN, observed: true }], "radio in 2021 is NaN"],
  ["a year that is none", [{ year: 2020.5, value: 1, observed: true }], "2020.5, which is no year"],
  [
    "a year twice",
    [2020, 2020].map((year) => ({ year, value: 1, observed: true })),
    "The series radio has two figures of 2020.",
  ],
])("%s is refused by name", (_, points, words) => {
  expect(() => project([{ ...series("radio", []), points }], 3)).toThrow(words);
});
