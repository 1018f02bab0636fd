import { expect, test } from "vitest";
import { overlap } from "./placeLabels.ts";
import { type PowerItem, powerScatter, type PowerSize } from "./powerScatter.ts";

const size: PowerSize = {
  width: 800,
  height: 480,
  left: 48,
  right: 8,
  top: 24,
  bottom: 40,
  largestRadius: 28,
  labels: 14,
  words: { above: "More revenue than audience", below: "More audience than revenue", par: "Power ratio 1" },
};

const item = (id: string, audience: number, revenue: number): PowerItem => ({
  id,
  audience,
  revenue,
  dollars: revenue * 1e9,
  label: `${id}-TV`,
});

test("who takes as much of the revenue as of the audience lies on the line of par", () => {
  const { bubbles, par } = powerScatter([item("a", 0.2, 0.2), item("b", 0.1, 0.4)], size);
  const even = bubbles.find(({ id }) => id === "a");
  const slope = (par.y2 - par.y1) / (par.x2 - par.x1);
  expect((even?.y ?? 0) - par.y1).toBeCloseTo(slope * ((even?.x ?? 0) - par.x1));
});

test("no label lies on another one, on a word of the plane or outside of it, however close the stations are", () => {
  const crowd = Array.from({ length: 40 }, (_, at) => item(`Q${at}`, 0.02 + (at % 7) / 100, 0.02 + (at % 5) / 90));
  const { labels, frame } = powerScatter(crowd, size);
  expect(labels.length).toBeGreaterThan(2);
  for (const [at, { box }] of labels.entries()) {
    expect(labels.slice(at + 1).filter((other) => overlap(box, other.box))).toEqual([]);
    expect(box.left >= frame.left && box.right <= frame.right && box.top >= frame.top).toBe(true);
  }
});

test("a single station, and one that nobody watches, are drawn too", () => {
  expect(powerScatter([item("a", 1, 1)], size).bubbles).toHaveLength(1);
  const [only] = powerScatter([item("a", 0, 0)], size).bubbles;
  expect([only?.x, only?.y, only?.r].every((value) => Number.isFinite(value))).toBe(true);
});
