import { expect, test } from "vitest";
import { mapProjection } from "#figures/charts/map/mapProjection.ts";
import type { View } from "#figures/charts/map/mapScene.ts";
import { glCamera } from "./glCamera.ts";
import { WHOLE } from "./lens.ts";
import { viewThrough } from "./viewThrough.ts";

const around: View = [-80, 40, -76, 42];
const seen = (lens: typeof WHOLE) => viewThrough(mapProjection(around, 800, 400), lens, 800, 400);

test("a map with WebGL opens on the place that the picture before it shows", () => {
  const { center, zoom } = glCamera(seen(WHOLE)) ?? { center: [0, 0], zoom: 0 };
  expect(center[0]).toBeCloseTo(-78, 5);
  expect(center[1]).toBeCloseTo(41, 1);
  // 768 pixels hold at least the four degrees.
  expect((512 * 2 ** zoom * 4) / 360).toBeLessThanOrEqual(768.5);
});

test("twice as close is one zoom more, and moved right is a place further west", () => {
  const whole = glCamera(seen(WHOLE));
  const close = glCamera(seen({ zoom: 2, x: 100, y: 0 }));
  expect((close?.zoom ?? 0) - (whole?.zoom ?? 0)).toBeCloseTo(1, 2);
  expect(close?.center[0]).toBeLessThan(-78);
});
