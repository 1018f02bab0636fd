import { expect, test } from "vitest";
import type { Drawing } from "#figures/charts/drawing.ts";
import { standaloneSvg } from "#figures/charts/standaloneSvg.ts";
import * as vertical from "./vertical.ts";

const pictures: [string, () => Drawing][] = Object.entries(vertical);

test.each(pictures)("%s looks as it did, by day and by night", async (name, draw) => {
  for (const scheme of ["light", "dark"] as const) {
    await expect(standaloneSvg(draw(), scheme)).toMatchFileSnapshot(`pictures/${name}.${scheme}.svg`);
  }
});

test.each(pictures)("%s keeps everything it draws inside its frame", (_, draw) => {
  const { width, height, shapes, stops } = draw();
  for (const { tag, attributes, text } of shapes) {
    if (tag === "rect") {
      expect(Number(attributes["x"])).toBeGreaterThanOrEqual(0);
      expect(Number(attributes["x"]) + Number(attributes["width"])).toBeLessThanOrEqual(width + 0.1);
      expect(Number(attributes["y"]) + Number(attributes["height"])).toBeLessThanOrEqual(height);
    }
    if (tag === "text" && attributes["textAnchor"] === undefined) {
      expect(Number(attributes["x"]) + (text ?? "").length * 6.6).toBeLessThanOrEqual(width + 1);
    }
    for (const value of Object.values(attributes)) expect(String(value)).not.toContain("NaN");
  }
  expect(stops.every(({ x }) => x > 0 && x < width)).toBe(true);
});
