import { expect, test } from "vitest";
import { guideTo } from "./guideTo.ts";

test("a screen without a guide of its own is led to that of the screen above it", () => {
  const guides = ["/vertical", "/vertical/subvertical", "/tv"].map((screen) => ({
    kind: "guide" as const,
    properties: { screen },
  }));
  const screenOf = (path: string) => guideTo(guides, path)?.properties.screen;
  expect(screenOf("/vertical/3")).toBe("/vertical");
  expect(screenOf("/vertical/subvertical")).toBe("/vertical/subvertical");
  expect(screenOf("/tvs")).toBeUndefined();
});
