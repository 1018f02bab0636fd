import { expect, test } from "vitest";
import { indexAgainst, perPerson, shareOf } from "./share.ts";

test.each([
  { part: 1, whole: 4, share: 0.25 },
  { part: 0, whole: 4, share: 0 },
  { part: 0, whole: 0, share: null },
  { part: null, whole: 4, share: null },
  { part: 1, whole: null, share: null },
])("the share of $part in $whole is $share", ({ part, whole, share }) => {
  expect(shareOf(part, whole)).toBe(share);
});

test.each([
  { nation: 0.1, own: 0.12, index: 120 },
  { nation: 0.1, own: 0, index: 0 },
  { nation: 0, own: 0.1, index: null },
  { nation: null, own: 0.1, index: null },
  { nation: 0.1, own: null, index: null },
])("a share of $own against the nation's $nation has index $index", ({ nation, own, index }) => {
  const result = indexAgainst(nation, own);
  if (index === null) expect(result).toBeNull();
  else expect(result).toBeCloseTo(index, 9);
});

test("dollars per person need persons", () => {
  expect(perPerson(500, 100)).toBe(5);
  expect(perPerson(500, 0)).toBeNull();
  expect(perPerson(null, 100)).toBeNull();
});
