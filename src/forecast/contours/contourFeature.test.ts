import { describe, expect, test } from "vitest";
import type { Contour } from "./contour.ts";
import { contourFeature } from "./contourFeature.ts";

const contour: Contour = {
  facilityId: "42",
  latitude: 61.2,
  longitude: -149.9,
  levelDbu: 38.7249,
  method: "F(50,90)",
  radiiKm: Array<number>(72).fill(80),
  assumed: ["haat"],
};

describe("a contour on a map", () => {
  test("is one closed ring, counterclockwise, with what it stands for", () => {
    const { geometry, properties } = contourFeature(contour, 390_000);
    expect(geometry.type).toBe("Polygon");
    const [ring = []] = geometry.type === "Polygon" ? geometry.coordinates : [];
    expect(ring).toHaveLength(73);
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(turn(ring)).toBeGreaterThan(0);
    expect(properties).toEqual({
      facilityId: "42",
      levelDbu: 38.7,
      population: 390_000,
      method: "F(50,90)",
      assumed: ["haat"],
    });
  });

  test("is as wide in the far north and in Hawaii as its distances say", () => {
    for (const [latitude, longitude] of [
      [64.9, -147.8],
      [21.3, -157.8],
    ] as const) {
      const { geometry } = contourFeature({ ...contour, latitude, longitude }, null);
      const [ring = []] = geometry.type === "Polygon" ? geometry.coordinates : [];
      const longitudes = ring.map((place) => place[0]);
      const width = (Math.max(...longitudes) - Math.min(...longitudes)) * 111.19 * Math.cos((latitude * Math.PI) / 180);
      expect(Math.abs(width - 160)).toBeLessThan(1);
    }
  });

  test.each([-179.5, 179.6])("is cut in two at the date line, from %d", (longitude) => {
    const { geometry } = contourFeature({ ...contour, latitude: 51.9, longitude }, null);
    expect(geometry.type).toBe("MultiPolygon");
    const parts = geometry.type === "MultiPolygon" ? geometry.coordinates : [];
    expect(parts).toHaveLength(2);
    for (const [ring = []] of parts) {
      const longitudes = ring.map((place) => place[0]);
      expect(longitudes.every((east) => Math.abs(east) <= 180)).toBe(true);
      expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeLessThan(3);
      expect(ring.at(-1)).toEqual(ring[0]);
      expect(turn(ring)).toBeGreaterThan(0);
    }
  });
});

/** Positive where a ring runs counterclockwise. */
function turn(ring: readonly (readonly number[])[]): number {
  return ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = x, nextY = y] = ring[at + 1] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}
