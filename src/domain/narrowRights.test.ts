import { expect, test } from "vitest";
import { ACCESS_FLAGS } from "./access.ts";
import { type GrantedRights, narrowRights } from "./narrowRights.ts";

const bought: GrantedRights = {
  role: "Subscriber",
  customerAccess: ["tv", "radio"],
  customerMarkets: ["tv-501", "tv-623"],
  customerAllMarkets: false,
  customerVerticals: null,
  access: null,
  markets: null,
  verticals: null,
};

test("a person has what the customer bought, unless narrowed", () => {
  expect(narrowRights(bought)).toEqual({
    role: "Subscriber",
    access: ["tv", "radio"],
    markets: ["tv-501", "tv-623"],
    verticals: "all",
  });
});

test("a person never gets more than the customer bought", () => {
  const own = { access: ["radio", "shareOfWallet"], markets: ["tv-623", "tv-803"], verticals: ["retail"] };
  expect(narrowRights({ ...bought, ...own })).toEqual({
    role: "Subscriber",
    access: ["radio"],
    markets: ["tv-623"],
    verticals: ["retail"],
  });
});

test("narrowed to nothing is nothing", () => {
  expect(narrowRights({ ...bought, access: [], markets: [] })).toMatchObject({ access: [], markets: [] });
});

test("a customer of all markets narrows its people by their own list alone", () => {
  expect(narrowRights({ ...bought, customerAllMarkets: true }).markets).toBe("all");
  expect(narrowRights({ ...bought, customerAllMarkets: true, markets: ["tv-501"] }).markets).toEqual(["tv-501"]);
});

test("an administrator reaches everything, whatever the customer bought", () => {
  const rights = narrowRights({ ...bought, role: "Administrator", access: [], markets: [] });
  expect(rights).toEqual({ role: "Administrator", access: ACCESS_FLAGS, markets: "all", verticals: "all" });
});

test("a flag that nobody knows is dropped", () => {
  expect(narrowRights({ ...bought, customerAccess: ["tv", "everything"] }).access).toEqual(["tv"]);
});
