import { expect, test } from "vitest";
import { NO_HIGHLIGHTS, highlightsOf } from "./highlights.ts";

test("a station makes its airtime, its digital medium and its market one's own", () => {
  const own = highlightsOf({
    followed: ["retail"],
    stations: [
      { medium: "radio", market: "radio-19100" },
      { medium: "radio", market: null },
    ],
  });
  expect([...own.media]).toEqual(["radioOta", "radioDigital"]);
  expect([...own.markets]).toEqual(["radio-19100"]);
  expect([...own.verticals]).toEqual(["retail"]);
});

test("who has chosen nothing has nothing of her own", () => {
  expect(highlightsOf({ followed: [], stations: [] })).toEqual(NO_HIGHLIGHTS);
});
