import { expect, test } from "vitest";
import { differenceOf } from "./difference.ts";

test("only what changed is named, as it was and as it is", () => {
  const before = { name: "Example", seats: 5, endsOn: null };
  expect(differenceOf(before, { ...before, seats: 8 })).toEqual({ before: { seats: 5 }, after: { seats: 8 } });
  expect(differenceOf(before, { ...before })).toBeNull();
});

test("a list in another order is the same list, one of other length is not", () => {
  expect(differenceOf({ access: ["tv", "radio"] }, { access: ["radio", "tv"] })).toBeNull();
  expect(differenceOf({ access: ["tv"] }, { access: [] })).toEqual({
    before: { access: ["tv"] },
    after: { access: [] },
  });
  expect(differenceOf<{ verticals: string[] | null }>({ verticals: null }, { verticals: [] })).not.toBeNull();
});
