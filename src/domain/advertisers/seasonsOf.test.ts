import { expect, test } from "vitest";
import { seasonsOf } from "./seasonsOf.ts";

const even = Array.from({ length: 12 }, () => 1 / 12);
const summer = [0, 0, 0, 0, 0, 0.5, 0.5, 0, 0, 0, 0, 0];

test("a sub-vertical's own season wins over its vertical's; without either it has none", () => {
  const imported = [
    { target: "hotels", months: summer, source: "Own" },
    { target: "leisure", months: even, source: "General" },
  ];
  expect(seasonsOf(imported, ["hotels", "casinos", "hospitals"])).toEqual([
    { subVertical: "hotels", months: summer, source: "Own" },
    { subVertical: "casinos", months: even, source: "General" },
  ]);
});
