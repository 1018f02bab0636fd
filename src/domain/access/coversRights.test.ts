import { expect, test } from "vitest";
import type { Rights } from "./access.ts";
import { coversRights } from "./coversRights.ts";

const rights: Rights = { role: "Subscriber", access: ["tv", "radio"], markets: ["tv-501"], verticals: "all" };

test.each<[string, Partial<Rights>, boolean]>([
  ["nothing changed", {}, true],
  ["more markets came", { markets: ["tv-501", "tv-502"] }, true],
  ["a market was taken away", { markets: ["tv-502"] }, false],
  ["a flag was taken away", { access: ["tv"] }, false],
  ["a custom market came", { customMarkets: ["custom-1"] }, true],
  ["verticals were narrowed", { verticals: ["automotive"] }, false],
  ["the person became an administrator", { role: "Administrator", access: [], markets: "all" }, true],
])("what was made earlier, when %s", (_what, change, given) => {
  expect(coversRights({ ...rights, ...change }, rights)).toBe(given);
});

test("what was made with a custom market is not given once it is gone", () => {
  expect(coversRights(rights, { ...rights, customMarkets: ["custom-1"] })).toBe(false);
});

test("what an administrator made is not given once the role is gone", () => {
  const then: Rights = { ...rights, role: "Administrator", markets: "all" };
  expect(coversRights({ ...then, role: "Subscriber" }, then)).toBe(false);
});
