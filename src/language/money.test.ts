import { expect, test } from "vitest";
import { columnScale } from "./money.ts";

/** Amounts in millions of dollars. */
const millions = (...amounts: number[]) => amounts.map((amount) => amount * 1e6);

test.each([
  ["the nation, where all have billions", millions(45_169, 10_103, 4_600, 1_049), "billion"],
  ["a large market, whose small media would read 0.02", millions(3_355, 1_301, 370, 122, 24), "wholeMillion"],
  ["a large market with parts of a few millions", millions(1_195, 460, 58, 9.4, 2.1), "million"],
  ["a market below a billion", millions(209.7, 46.2, 10.4, 5.4), "million"],
  ["a small market", millions(1.73, 0.43, 0.03), "thousand"],
  ["losses as well as gains", millions(-1_440, 380, -290), "billion"],
  ["no amounts at all", [null, 0], "thousand"],
])("figures of %s are written in one unit that keeps their digits", (_, amounts, scale) => {
  expect(columnScale(amounts)).toBe(scale);
});

test("one small row in ten does not take the billions from the others", () => {
  const nine = millions(900, 910, 920, 930, 940, 950, 960, 970, 2_000);
  expect(columnScale([...nine, 30_000_000])).toBe("billion");
  expect(columnScale([...nine, 30_000_000, 40_000_000])).toBe("wholeMillion");
});

test("every column of a table must stay legible, however many the others are", () => {
  const total = millions(13_343, 13_210, 14_340);
  expect(columnScale(total)).toBe("billion");
  expect(columnScale(total, total, total, millions(574, 52, 793))).toBe("wholeMillion");
});

test("what is missing or zero has no say", () => {
  expect(columnScale([...millions(2_000, 900), null, 0, 0, 0])).toBe("billion");
});
