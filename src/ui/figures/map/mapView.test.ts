import { expect, test } from "vitest";
import { metresPerPixel, scaleBar } from "./mapView.ts";

test("a scale bar is a round number of miles in English, of kilometres elsewhere", () => {
  expect(scaleBar(1000, 120, "en-US")).toMatchObject({ length: 50, unit: "mile" });
  expect(scaleBar(1000, 120, "de-DE")).toEqual({ length: 100, unit: "kilometer", pixels: 100 });
  expect(scaleBar(3, 120, "es-ES")).toMatchObject({ length: 0.2, unit: "kilometer" });
});

test("a degree's pixels tell how many metres one is", () => {
  const project = ([x, y]: readonly [number, number]) => [x * 100, y * 100] as const;
  const metres = metresPerPixel({ project, width: 100, height: 100 }, [0, 0]);
  expect(Math.round(metres ?? 0)).toBe(1112);
});
