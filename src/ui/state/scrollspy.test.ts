import { expect, test } from "vitest";
import { spyOff, spyOn, useAppState } from "./appState.ts";
import { itemInSight } from "./scrollspy.ts";

test.each([
  ["at the top of the page the first part is being read", [200, 900, 1800], 0],
  ["a part is being read once its top has passed the line", [-700, 90, 900], 1],
  ["at the end it is the last part", [-2000, -1200, -300], 2],
  ["a page without parts has none, said as the first", [], 0],
])("%s", (_, tops, at) => {
  expect(itemInSight(tops, 120)).toBe(at);
});

test("parts come and go in the order of the page", () => {
  const [media, digital] = [
    { id: "a", label: "Media" },
    { id: "b", label: "Digital" },
  ];
  spyOn(media);
  spyOn(digital);
  expect(useAppState.getState().scrollspy.items).toEqual([media, digital]);
  spyOff(media);
  expect(useAppState.getState().scrollspy.items).toEqual([digital]);
  spyOff(digital);
});
