import { expect, test } from "vitest";
import { boxAround, flatLines, svgPath } from "./flatLines.ts";

const project = ([x, y]: readonly [number, number]) => (x > 900 ? null : ([x, y] as const));

test("a line leaves out places that are not on the map, and points too near to be told apart", () => {
  const lines = flatLines(
    [
      [
        [0, 0],
        [0.2, 0.1],
        [10, 0],
        [950, 0],
        [10, 10],
      ],
    ],
    project,
  );
  expect(svgPath(lines, { closed: true })).toBe("M0 0L10 0L10 10Z");
  expect(svgPath(lines, { closed: false, detail: 4 })).toBe("M0 0L0.2 0.1L10 0L10 10");
});

test("what lies outside of the picture is not drawn", () => {
  const lines = flatLines(
    [
      [
        [0, 0],
        [5, 5],
      ],
      [
        [500, 500],
        [510, 520],
      ],
    ],
    project,
  );
  expect(svgPath(lines, { closed: false, within: { left: -10, top: -10, right: 20, bottom: 20 } })).toBe("M0 0L5 5");
  expect(boxAround(lines)).toEqual({ left: 0, top: 0, right: 510, bottom: 520 });
  expect(boxAround([])).toBeNull();
});
