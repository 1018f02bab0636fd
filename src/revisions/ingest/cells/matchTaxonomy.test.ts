import { expect, test } from "vitest";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { isSubVertical } from "#domain/taxonomy/subVerticalById.ts";
import { PLATFORMS } from "#domain/taxonomy/platforms.ts";
import { SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";
import { expandMedium } from "./expandMedium.ts";
import { expandTarget } from "./expandTarget.ts";
import { mediumMatcher, type NameMatcher, platformMatcher, targetMatcher } from "./matchTaxonomy.ts";
import { plainName } from "./plainName.ts";

test.for([
  ["media", mediumMatcher],
  ["platforms", platformMatcher],
  ["verticals and sub-verticals", targetMatcher],
] as const)("no name of %s stands for two things", ([, { entries }]) => {
  const meanings = new Map<string, Set<string>>();
  for (const [name, id] of entries) meanings.set(plainName(name), (meanings.get(plainName(name)) ?? new Set()).add(id));
  expect([...meanings].filter(([, ids]) => ids.size > 1)).toEqual([]);
});

test("every medium, platform, vertical and sub-vertical is found by its id and its name in every language", () => {
  expect(notFound(mediumMatcher, MEDIA)).toEqual([]);
  expect(notFound(platformMatcher, PLATFORMS)).toEqual([]);
  expect(notFound(targetMatcher, [...VERTICALS, ...SUB_VERTICALS])).toEqual([]);
});

test.for([
  ["Broadcast TV", "tvOta"],
  ["broadcast tv", "tvOta"],
  ["Digital", "digital"],
  ["Social", "social"],
  ["Außenwerbung", "ooh"],
  ["AUSSENWERBUNG", "ooh"],
  ["Correo electrónico", "email"],
  ["correo electronico", "email"],
  ["Telegraph", null],
  ["", null],
] as const)("the medium “%s” is %s", ([name, id]) => {
  expect(mediumMatcher.match(name)).toBe(id);
});

test.for([
  ["Political", "political"],
  ["political candidates & committees", "politicalCandidates"],
  ["Political candidates and committees", "politicalCandidates"],
  ["Automoción", "automotive"],
  ["Tier 3", "newCarDealers"],
  ["Alchemy", null],
] as const)("the line of business “%s” is %s", ([name, id]) => {
  expect(targetMatcher.match(name)).toBe(id);
});

test("a group stands for its members, a vertical for its sub-verticals, anything else for itself", () => {
  expect(expandTarget("political")).toEqual(["politicalCandidates", "ballotIssues"]);
  expect(expandTarget("realEstate")).toEqual(["developers", "realEstateAgents", "rentals", "homeBuilders"]);
  expect(expandTarget("furniture")).toEqual(["furniture"]);
  expect(expandMedium("social")).toEqual(["mobile", "pcLaptop"]);
  expect(expandMedium("cable")).toEqual(["cable"]);
});

test("whatever a spend row may hold expands to known media and sub-verticals", () => {
  expect(mediumMatcher.ids.flatMap(expandMedium).filter((id) => !isMedium(id))).toEqual([]);
  expect(targetMatcher.ids.flatMap(expandTarget).filter((id) => !isSubVertical(id))).toEqual([]);
});

test("a slip of the pen is answered with the nearest names", () => {
  expect(mediumMatcher.nearest("Brodcast TV")).toContain("Broadcast TV");
  expect(targetMatcher.nearest("Autmotive")).toContain("Automotive");
});

function notFound(matcher: NameMatcher, named: readonly { id: string; names: Record<string, string> }[]): string[] {
  return named.flatMap(({ id, names }) => [id, ...Object.values(names)].filter((name) => matcher.match(name) !== id));
}
