import { expect, test } from "vitest";
import type { Area } from "./mapScene.ts";
import { mapLabels } from "./mapLabels.ts";

/** A county of so many pixels, on a map whose pixels are degrees. */
function county(label: string, population: number, [x, y]: readonly [number, number], size: number): Area {
  const ring = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ];
  return {
    id: label,
    name: `${label} County`,
    label,
    county: { state: "NY", population, households: 0, share: 1 },
    value: population,
    shade: 0,
    shape: { type: "Polygon", coordinates: [ring] },
  };
}

const sheet = { project: ([x, y]: readonly [number, number]) => [x, y] as const, width: 600, height: 400 };
const upstate = ["Ulster", "Sullivan", "Orange"].map((name, at) => county(name, 90_000, [10 + at * 150, 10], 140));
const boroughs = [
  county("Manhattan", 1_600_000, [300, 250], 8),
  county("Brooklyn", 2_600_000, [304, 266], 12),
  county("Queens", 2_300_000, [316, 258], 12),
  county("Bronx", 1_400_000, [308, 238], 10),
];
const named = (areas: readonly Area[], on = sheet) => mapLabels(areas, on).map(({ id }) => id);

test("the places of the most people are named, however small they are", () => {
  expect(named([...upstate, ...boroughs])).toEqual([
    "Brooklyn",
    "Queens",
    "Manhattan",
    "Bronx",
    "Ulster",
    "Sullivan",
    "Orange",
  ]);
});

test("all five boroughs are named, however closely they lie, before the counties around them", () => {
  const city = [...boroughs, county("Staten Island", 490_000, [284, 276], 10)];
  const around = ["Nassau", "Bergen", "Hudson", "Essex"].map((name, at) =>
    county(
      name,
      900_000 - at,
      [[330, 256] as const, [286, 226] as const, [292, 252] as const, [270, 250] as const][at] ?? [0, 0],
      20,
    ),
  );
  expect(named([...city, ...around]).slice(0, 4)).toEqual(["Brooklyn", "Queens", "Manhattan", "Bronx"]);
  expect(named([...city, ...around])).toContain("Staten Island");
});

test("small places of few people are not named, nor lie their names over others", () => {
  const hamlet = county("Smallville", 900, [302, 300], 6);
  expect(named([...boroughs, hamlet])).not.toContain("Smallville");
});

test("no name lies on another, and one beside its area has a line to it", () => {
  const labels = mapLabels([...upstate, ...boroughs], sheet);
  const boxes = labels.map(({ x, y, name }) => ({ left: x - name.length * 3, right: x + name.length * 3, y }));
  const colliding = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < 16),
  );
  expect(colliding).toEqual([]);
  expect(labels.filter(({ of }) => of).length).toBeGreaterThan(1);
  expect(labels.find(({ id }) => id === "Ulster")?.of).toBeNull();
});

test("names follow what is in sight: out of it there are none, and who is large elsewhere takes no room here", () => {
  const close = { ...sheet, project: ([x, y]: readonly [number, number]) => [(x - 10) * 3, (y - 10) * 3] as const };
  expect(named([...upstate, ...boroughs], close)).toEqual(["Ulster", "Sullivan"]);
});

test("an area whose middle is out of sight is named where it is seen", () => {
  const wide = county("Suffolk", 1_500_000, [-500, 0], 700);
  const [label] = mapLabels([wide], sheet);
  expect(label?.id).toBe("Suffolk");
  expect(label?.x).toBeGreaterThan(30);
  expect(label?.x).toBeLessThan(200);
});

test("nothing is written over the buttons and the scale", () => {
  const only = county("Queens", 5, [200, 100], 200);
  const [free] = mapLabels([only], sheet);
  const box = {
    left: (free?.x ?? 0) - 1,
    right: (free?.x ?? 0) + 1,
    top: (free?.y ?? 0) - 1,
    bottom: (free?.y ?? 0) + 1,
  };
  const [moved] = mapLabels([only], { ...sheet, taken: [box] });
  expect(moved).toBeDefined();
  expect([moved?.x, moved?.y]).not.toEqual([free?.x, free?.y]);
});
