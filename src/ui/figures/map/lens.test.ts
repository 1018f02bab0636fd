import { expect, test } from "vitest";
import { between, detailOf, moved, onTheMap, pictureBox, serves, showing, WHOLE, zoomed } from "./lens.ts";

const frame = { width: 800, height: 400 };

test("the place below the pointer stays there when a map comes closer", () => {
  const lens = zoomed(moved(WHOLE, 30, -20), 2, [100, 50]);
  // 70 pixels right of the map's own middle before, 140 after; the pointer is still at 100.
  expect(lens).toEqual({ zoom: 2, x: -40, y: -90 });
});

test("a map comes as close as its shapes bear, and never smaller than its frame", () => {
  expect(zoomed(WHOLE, 1000).zoom).toBe(40);
  expect(zoomed({ zoom: 2, x: 0, y: 0 }, 0.1).zoom).toBe(1);
});

test("a map cannot be lost from its frame", () => {
  expect(onTheMap({ zoom: 1, x: 5000, y: -5000 }, frame)).toEqual({ zoom: 1, x: 400, y: -200 });
});

test("a drawn picture is magnified and moved until it shows what is asked for", () => {
  const drawn = { zoom: 2, x: 100, y: 0 };
  const shown = { zoom: 4, x: 150, y: 30 };
  const { zoom, x, y } = between(drawn, shown);
  // A place 10 pixels from the map's own middle stands where the lens shows it.
  expect((10 * drawn.zoom + drawn.x) * zoom + x).toBe(10 * shown.zoom + shown.x);
  expect((10 * drawn.zoom + drawn.y) * zoom + y).toBe(10 * shown.zoom + shown.y);
});

test("a picture serves until its edge would be seen or it would be too coarse", () => {
  expect(serves(WHOLE, moved(WHOLE, 399, 0), frame)).toBe(true);
  expect(serves(WHOLE, moved(WHOLE, 401, 0), frame)).toBe(false);
  expect(serves(WHOLE, zoomed(WHOLE, 2), frame)).toBe(true);
  expect(serves(WHOLE, zoomed(WHOLE, 2.5), frame)).toBe(false);
  expect(serves({ zoom: 4, x: 0, y: 0 }, { zoom: 2, x: 0, y: 0 }, frame)).toBe(false);
});

test("the closer a map is, the finer it is drawn", () => {
  expect([1, 1.9, 2, 7, 40].map((zoom) => detailOf({ ...WHOLE, zoom }))).toEqual([1, 1, 2, 4, 32]);
});

test("a picture reaches half a frame beyond the frame on every side, wherever it is looked at", () => {
  expect(pictureBox(WHOLE, frame)).toEqual({ left: -400, right: 1200, top: -200, bottom: 600 });
  // Twice as close and moved right by 100 pixels: the middle is 50 pixels further left on the map.
  expect(pictureBox({ zoom: 2, x: 100, y: 0 }, frame)).toEqual({ left: -50, right: 750, top: 0, bottom: 400 });
});

test("a place out of sight comes to the middle of the frame, and one in sight stays where it is", () => {
  const close = { zoom: 8, x: 0, y: 0 };
  const east = { left: 700, right: 720, top: 190, bottom: 210 };
  expect(showing(WHOLE, east, frame)).toEqual(WHOLE);
  expect(showing(close, east, frame)).toEqual({ zoom: 8, x: -2480, y: 0 });
  expect(showing(close, { left: 0, right: 800, top: 0, bottom: 400 }, frame)).toEqual(WHOLE);
});
