import { expect, test } from "vitest";
import { groupFinds, groupsAtRest } from "./groupFinds.ts";
import type { PaletteEntry, PaletteGroup } from "./paletteEntry.ts";
import { withChoice } from "./recentChoices.ts";

const entry = (group: PaletteGroup, name: string): PaletteEntry => ({
  id: `${group}:${name}`,
  group,
  label: name,
  also: [],
  nicknames: [],
  go: "/",
});

test("the group of the best find comes first, and none takes all the room", () => {
  const markets = Array.from({ length: 9 }, (_, at) => ({ entry: entry("markets", String(at)), rank: 2 }));
  const groups = groupFinds([{ entry: entry("screens", "best"), rank: 0 }, ...markets]);
  expect(groups.map(({ group, entries }) => [group, entries.length])).toEqual([
    ["screens", 1],
    ["markets", 6],
  ]);
  expect(groupFinds(markets).map(({ entries }) => entries.length)).toEqual([9]);
});

test("before anything is typed what was used last comes first, without saying it twice", () => {
  const all = [entry("screens", "a"), entry("screens", "b"), entry("markets", "c"), entry("actions", "d")];
  const rest = groupsAtRest(all, ["markets:c", "screens:b", "markets:gone"]);
  expect(rest.map(({ group, entries }) => [group, entries.map(({ label }) => label)])).toEqual([
    ["recent", ["c", "b"]],
    ["screens", ["a"]],
    ["actions", ["d"]],
  ]);
});

test("five choices are remembered, the newest first, each once", () => {
  expect(withChoice(["a", "b", "c"], "c")).toEqual(["c", "a", "b"]);
  expect(withChoice(["a", "b", "c", "d", "e"], "f")).toEqual(["f", "a", "b", "c", "d"]);
});
