import { expect, test } from "vitest";
import { mediumLight, roleLight } from "./lightColours.ts";
import { rankedColours } from "./rankedColours.ts";

test("a ranking is grey but for what is one's own and what its headline is about", () => {
  const rows = [{}, { told: true }, { own: "Yours" }, {}];
  const [grey, own] = [roleLight("other"), roleLight("own")];
  expect(rankedColours(rows)).toEqual([grey, roleLight("told"), own, grey]);
  expect(rankedColours(rows, mediumLight("cable"))).toEqual([grey, mediumLight("cable"), own, grey]);
});

test("one's own stays in the accent where the headline is about it", () => {
  expect(rankedColours([{ own: "Yours", told: true }])).toEqual([roleLight("own")]);
});
