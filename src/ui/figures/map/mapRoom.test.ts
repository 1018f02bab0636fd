import { expect, test } from "vitest";
import type { View } from "#figures/charts/map/mapScene.ts";
import { MAINLAND, proportionOf } from "#figures/charts/map/mapScene.ts";
import { roomOf } from "./mapRoom.ts";

const dallas: View = [-98.9, 31.3, -95.1, 34];
const newYork: View = [-75.36, 39.47, -71.86, 42.18];
const tall: View = [-73.5, 42.7, -71.4, 45.1];
/** How much of its box a market fills when it is drawn as large as it goes. */
function filled(view: View, { width, height }: { readonly width: number; readonly height: number }): number {
  const drawn = Math.min(width, height * proportionOf(view));
  return (drawn * Math.min(height, width / proportionOf(view))) / (width * height);
}

test("at a desk a market fills most of its map's box, whatever its shape, and the list has the rest", () => {
  for (const view of [dallas, newYork, MAINLAND]) {
    const room = roomOf(1330, view, true);
    expect(room.beside).toBe(true);
    expect(filled(view, room)).toBeGreaterThan(0.8);
    expect(1330 - room.width).toBeGreaterThanOrEqual(300);
  }
  expect(filled(tall, roomOf(1330, tall, true))).toBeGreaterThan(0.55);
});

test("as many rows stand beside a map as are as high as it", () => {
  const { rows, height } = roomOf(1330, dallas, true);
  expect(rows * 28).toBeLessThan(height);
  expect(rows).toBeGreaterThan(12);
});

test("on a phone and in a drawer the map takes the whole width", () => {
  expect(roomOf(358, dallas, true)).toMatchObject({ width: 358, beside: false, height: 302 });
  expect(roomOf(358, newYork, true).height).toBeLessThan(480);
  expect(roomOf(1200, dallas, false)).toMatchObject({ width: 1200, beside: false, height: 480 });
});
