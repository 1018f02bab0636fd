import { expect, test } from "vitest";
import { plainLetters } from "#domain/plainLetters.ts";
import { availableSubVerticalOptions, findSubVerticals, subVerticalOptions } from "./subVerticalOptions.ts";

const values = (groups: ReturnType<typeof subVerticalOptions>) =>
  groups.flatMap(({ items }) => items.map(({ value }) => value));

test("all ninety-six stand below the twelve verticals", () => {
  const groups = subVerticalOptions("de-DE");
  expect(groups).toHaveLength(12);
  expect(values(groups)).toHaveLength(96);
});

test("only what the revision holds for a person is offered, without empty verticals", () => {
  const groups = availableSubVerticalOptions(["hotels", "hospitals", "dragons"], "en-US");
  expect(groups.map(({ group }) => group)).toEqual(["Healthcare", "Leisure"]);
  expect(values(groups)).toEqual(["hospitals", "hotels"]);
});

test.each([
  ["HOTEL", ["hotels"]],
  ["leisure museu", ["museums"]],
  ["", 96],
  ["xyzzy", []],
])("typing %j finds %j", (typed, found) => {
  const result = values(findSubVerticals(subVerticalOptions("en-US"), typed, plainLetters));
  if (typeof found === "number") expect(result).toHaveLength(found);
  else expect(result).toEqual(found);
});
