import { expect, test } from "vitest";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { findSubVerticals } from "./findSubVerticals.ts";

test("words are found by their beginnings, in any order and without accents", () => {
  for (const { id, names } of SUB_VERTICALS) {
    const found = findSubVerticals(names["es-ES"].toUpperCase(), "es-ES").map((each) => each.id);
    expect(found).toContain(id);
    const turned = names["en-US"].split(" ").toReversed().join(" ");
    expect(findSubVerticals(turned, "de-DE").map((each) => each.id)).toContain(id);
  }
});

test("nothing typed finds nothing, and neither does nonsense", () => {
  expect(findSubVerticals("  ", "en-US")).toEqual([]);
  expect(findSubVerticals("qqzz", "en-US")).toEqual([]);
});
