import * as fc from "fast-check";
import { expect, test } from "vitest";
import { overlap, placeLabels } from "./placeLabels.ts";
import { quadrant, type QuadrantItem, type QuadrantSize } from "./quadrant.ts";

const size: QuadrantSize = {
  width: 600,
  height: 400,
  left: 40,
  right: 10,
  top: 10,
  bottom: 30,
  largestRadius: 24,
  labels: 8,
  taken: [],
};

const item = (id: string, growth: number, index: number, dollars: number): QuadrantItem => ({
  id,
  growth,
  index,
  dollars,
  label: `Category ${id}`,
});

test("faster is further right, a higher index further up, a larger wallet a larger bubble", () => {
  const { bubbles, divide } = quadrant([item("a", 0.1, 150, 400), item("b", -0.1, 50, 100)], 0, size);
  const [a, b] = [bubbles.find(({ id }) => id === "a"), bubbles.find(({ id }) => id === "b")];
  if (!a || !b) throw new Error("A bubble is missing");
  expect([a.x > divide.x, b.x < divide.x, a.y < divide.y, b.y > divide.y]).toEqual([true, true, true, true]);
  expect(a.r / b.r).toBeCloseTo(2, 9);
});

test("one that leaps out does not press the others together: it stands at the edge and says so", () => {
  const many = Array.from({ length: 60 }, (_, at) => item(`m${at}`, at / 1000, 80 + at, 10));
  const { bubbles } = quadrant([...many, item("political", 7, 100, 10)], 0.02, size);
  expect(bubbles.filter(({ beyond }) => beyond).map(({ id }) => id)).toContain("political");
  const xs = bubbles.filter(({ id }) => id.startsWith("m")).map(({ x }) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(400);
});

test("every bubble stands inside, every divide too, and the ticks are round", () => {
  const items = fc.array(
    fc.record({
      growth: fc.double({ min: -1, max: 9, noNaN: true }),
      index: fc.double({ min: 0, max: 900, noNaN: true }),
      dollars: fc.integer({ min: 0, max: 1e9 }),
    }),
    { maxLength: 100 },
  );
  fc.assert(
    fc.property(items, fc.double({ min: -0.5, max: 0.5, noNaN: true }), (list, line) => {
      const drawn = quadrant(
        list.map((one, at) => ({ ...one, id: String(at), label: "A category" })),
        line,
        size,
      );
      for (const { x, y } of [...drawn.bubbles, drawn.divide]) {
        expect(x).toBeGreaterThanOrEqual(size.left);
        expect(x).toBeLessThanOrEqual(size.width - size.right);
        expect(y).toBeGreaterThanOrEqual(size.top);
        expect(y).toBeLessThanOrEqual(size.height - size.bottom);
      }
      expect(drawn.growthTicks.length).toBeLessThan(14);
    }),
  );
});

test("labels never lie on each other, on labelled points, on what is taken, or outside", () => {
  const points = fc.array(
    fc.record({
      x: fc.integer({ min: 40, max: 590 }),
      y: fc.integer({ min: 10, max: 370 }),
      r: fc.integer({ min: 3, max: 24 }),
      text: fc.constantFrom("Hotels", "New-car dealers", "Kreditgenossenschaften und Sparkassen"),
    }),
    { maxLength: 20 },
  );
  const frame = { left: 0, right: 600, top: 0, bottom: 400 };
  const taken = [{ left: 0, right: 100, top: 0, bottom: 40 }];
  fc.assert(
    fc.property(points, (list) => {
      const labelled = list.map((point, at) => ({ ...point, id: String(at) }));
      const placed = placeLabels(labelled, frame, taken);
      for (const [at, { id, box }] of placed.entries()) {
        const others = [...placed.slice(at + 1).map((other) => other.box), ...taken];
        expect(others.filter((other) => overlap(box, other))).toEqual([]);
        const covered = labelled.filter(
          ({ x, y, r, ...point }) =>
            point.id !== id && overlap(box, { left: x - r, right: x + r, top: y - r, bottom: y + r }),
        );
        expect(covered).toEqual([]);
        expect([box.left >= 0, box.right <= 600, box.top >= 0, box.bottom <= 400]).toEqual([true, true, true, true]);
      }
    }),
  );
});

test("where there is room, every point has its label", () => {
  const apart = [60, 160, 260].map((y) => ({ id: String(y), text: "Hotels", x: 200, y, r: 8 }));
  expect(placeLabels(apart, { left: 0, right: 600, top: 0, bottom: 400 }, [])).toHaveLength(3);
});

test("an index is written without decimals, so its scale has whole values only, and no two of them read the same", () => {
  for (const reach of [1, 4, 7, 12, 30, 400]) {
    const items = Array.from({ length: 20 }, (_, at) => item(`i${at}`, at / 100, 100 + (reach * at) / 20, 10));
    const values = quadrant(items, 0.05, size).indexTicks.map(({ value }) => value);
    expect(values.every(Number.isInteger)).toBe(true);
    expect(values.length).toBeGreaterThan(2);
  }
});
