import { expect, test } from "vitest";
import { type Compared, variances } from "./variance.ts";

const one = (subVertical: string, observed: number, estimate: number, medium = "tvOta"): Compared => ({
  subVertical,
  medium,
  observed,
  estimate,
});

test("ratios outside of half to twice are flagged, most dollars at stake first", () => {
  const found = variances([one("a", 40, 100), one("b", 90, 100), one("c", 500, 100), one("d", 5, 0)]);
  expect(found.map(({ subVertical, ratio, flag }) => [subVertical, ratio, flag])).toEqual([
    ["c", 5, "high"],
    ["a", 0.4, "low"],
    ["b", 0.9, null],
    ["d", null, null],
  ]);
});

test("an outlier stands far off the medium's usual ratio, whatever that is", () => {
  const usual = [30, 31, 29, 32, 28, 30, 33, 27, 31, 30].map((observed, at) => one(`usual${at}`, observed, 100));
  const found = variances([...usual, one("odd", 95, 100), one("other", 95, 100, "cable")]);
  const flags = new Map(found.map(({ subVertical, flag }) => [subVertical, flag]));
  expect(flags.get("odd")).toBe("outlier");
  expect(flags.get("other")).toBeNull();
  expect(flags.get("usual0")).toBe("low");
});
