import { expect, test } from "vitest";
import { askedSubVertical } from "./askedSubVertical.ts";

const known = { available: ["hotels", "museums"], verticals: ["leisure"], largest: "hotels" };

test.each([
  ["sub=museums", { kind: "shown", id: "museums" }],
  ["", { kind: "shown", id: "hotels" }],
  ["sub=", { kind: "shown", id: "hotels" }],
  ["sub=dragons", { kind: "unknown", id: "dragons" }],
  ["sub=hospitals", { kind: "notEntitled", id: "hospitals" }],
  ["sub=fitness", { kind: "notInRevision", id: "fitness" }],
])("%j shows %j", (address, asked) => {
  expect(askedSubVertical(new URLSearchParams(address), known)).toEqual(asked);
});

test("a revision without anything to show shows nothing", () => {
  expect(askedSubVertical(new URLSearchParams(), { available: [], verticals: [], largest: null })).toEqual({
    kind: "none",
  });
});
