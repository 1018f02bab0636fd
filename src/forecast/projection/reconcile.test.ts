import { expect, test } from "vitest";
import { reconcile } from "./reconcile.ts";

test("parts that agree with their sum stay as they are", () => {
  expect(reconcile([30, 70], [4, 9], [{ members: [0, 1], value: 100, variance: 5 }])).toEqual([30, 70]);
});

test("a certain sum is met exactly, and the less certain part gives way more", () => {
  const [sure, unsure] = reconcile([30, 70], [1, 9], [{ members: [0, 1], value: 110, variance: 0 }]);
  expect(sure! + unsure!).toBeCloseTo(110, 10);
  expect([sure! - 30, unsure! - 70]).toEqual([expect.closeTo(1, 10), expect.closeTo(9, 10)]);
});

test("sums of sums agree as well, in whatever order they are named", () => {
  const sums = [
    { members: [0, 1], value: 60, variance: 2 },
    { members: [2], value: 45, variance: 3 },
    { members: [0, 1, 2], value: 120, variance: 1 },
  ];
  const one = reconcile([20, 30, 50], [4, 2, 6], sums);
  const other = reconcile([20, 30, 50], [4, 2, 6], sums.toReversed());
  one.forEach((value, place) => expect(value).toBeCloseTo(other[place]!, 9));
});

test("it is the least-squares solution: no small step makes it better", () => {
  const [parts, variances] = [
    [20, 30, 50],
    [4, 2, 6],
  ];
  const sums = [
    { members: [0, 1], value: 60, variance: 2 },
    { members: [0, 1, 2], value: 120, variance: 1 },
  ];
  const cost = (x: readonly number[]) =>
    x.reduce((sum, value, i) => sum + (value - parts[i]!) ** 2 / variances[i]!, 0) +
    sums.reduce((sum, s) => sum + (s.members.reduce((all, m) => all + x[m]!, 0) - s.value) ** 2 / s.variance, 0);
  const best = reconcile(parts, variances, sums);
  for (const place of best.keys()) {
    for (const step of [-0.01, 0.01]) {
      expect(cost(best.map((value, i) => (i === place ? value + step : value)))).toBeGreaterThan(cost(best));
    }
  }
});

test("a part that is certain never moves, and none goes below zero", () => {
  expect(reconcile([30, 70], [0, 9], [{ members: [0, 1], value: 40, variance: 0 }])).toEqual([30, 10]);
  expect(reconcile([5, 70], [9, 0], [{ members: [0, 1], value: 40, variance: 0 }])).toEqual([0, 70]);
});

test("variances that are none are refused", () => {
  expect(() => reconcile([1, 2], [1], [])).toThrow("needs as many variances");
  expect(() => reconcile([1], [-1], [])).toThrow("each zero or more");
});
