import { expect, test } from "vitest";
import { followedFirst, pathsOf } from "./followedFirst.ts";

const ways = ["/vertical/1", "/vertical/2", "/vertical/6", "/vertical/7"].map((path) => ({ path }));

test("followed verticals come first, the others keep their order", () => {
  const followed = pathsOf(["leisure", "healthcare"]);
  expect(followedFirst(ways, followed).map(({ path }) => path)).toEqual([
    "/vertical/6",
    "/vertical/7",
    "/vertical/1",
    "/vertical/2",
  ]);
});

test("who follows none sees them in their fixed order", () => {
  expect(followedFirst(ways, pathsOf([]))).toEqual(ways);
  expect(pathsOf(["dragons"]).size).toBe(0);
});
