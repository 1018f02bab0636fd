import { expect, test } from "vitest";
import { timeSpan } from "./timeSpan.ts";

test.each([
  [0.0031, "3 ms"],
  [0.999, "999 ms"],
  [1, "1 sec"],
  [90, "90 sec"],
  [150, "2 min"],
  [7_300, "2 hr"],
  [86_400, "24 hr"],
  [400_000, "4 days"],
])("%s seconds read %s", (seconds, said) => {
  expect(timeSpan({ locale: "en-US" }, seconds)).toBe(said);
});

test("each language has its own units", () => {
  expect([timeSpan({ locale: "de-DE" }, 400_000), timeSpan({ locale: "es-ES" }, 150)]).toEqual(["4 Tg.", "2 min"]);
});
