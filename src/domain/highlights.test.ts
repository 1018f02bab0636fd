import { expect, test } from "vitest";
import { NO_HIGHLIGHTS, highlightsOf } from "./highlights.ts";

test("a station makes its airtime, its digital medium and its market one's own", () => {
  const own = highlightsOf({
    followed: ["retail"],
    stations: [
      { medium: "radio", market: "radio-19100" },
      { medium: "radio", market: null },
    ],
    access: ["tv"],
  });
  expect([...own.media]).toEqual(["radioOta", "radioDigital"]);
  expect(own.sells).toEqual(own.media);
  expect([...own.markets]).toEqual(["radio-19100"]);
  expect([...own.verticals]).toEqual(["retail"]);
});

test("who has no stations sells what the one kind of screens of stations that she has is about, and neither where there are both", () => {
  const sells = (...access: ("tv" | "radio")[]) => [...highlightsOf({ followed: [], stations: [], access }).sells];
  expect(sells("radio")).toEqual(["radioOta", "radioDigital"]);
  expect(sells("tv")).toEqual(["tvOta", "tvDigital"]);
  expect(sells("tv", "radio")).toEqual([]);
});

test("who has chosen nothing has nothing of her own", () => {
  expect(highlightsOf({ followed: [], stations: [], access: [] })).toEqual(NO_HIGHLIGHTS);
});
