import { expect, test } from "vitest";
import { mapProjection } from "./mapProjection.ts";
import { MAINLAND } from "./mapScene.ts";

test("a market fills its frame, west of the date line too", () => {
  const { project } = mapProjection([-190, 51, -160, 60], 800, 400);
  const [x = 0] = project([-190, 55]) ?? [];
  const [far = 0] = project([-160, 55]) ?? [];
  expect(x).toBeGreaterThanOrEqual(0);
  expect(far).toBeLessThanOrEqual(800);
  expect(far - x).toBeGreaterThan(300);
});

test("the country is drawn with Alaska and Hawaii beside it, and without the islands far away", () => {
  const { project } = mapProjection(MAINLAND, 975, 610);
  for (const place of [
    [-122, 47],
    [-150, 64],
    [-157.8, 21.3],
  ] as const) {
    const [x = -1, y = -1] = project(place) ?? [];
    expect([x > 0, x < 975, y > 0, y < 610]).toEqual([true, true, true, true]);
  }
  expect(project([-216, 13])).toBeNull();
});

test("a pixel of a map tells the place that is drawn there", () => {
  const { project, unproject } = mapProjection([-80, 40, -75, 43], 800, 400);
  const [longitude = 0, latitude = 0] = unproject(project([-77.5, 41]) ?? [0, 0]) ?? [];
  expect([longitude, latitude].map((degrees) => Math.round(degrees * 1000) / 1000)).toEqual([-77.5, 41]);
});
