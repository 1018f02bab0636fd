import { expect, test } from "vitest";
import { ACCESS_FLAGS, mayReadMarket } from "./access.ts";
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

test.each<[string, Partial<GrantedRights>, readonly string[]]>([
  ["of its own markets", { customMarkets: [{ id: "custom-1", own: true, needs: ["tv-501"] }] }, ["custom-1"]],
  ["of others' markets", { customMarkets: [{ id: "custom-1", own: true, needs: ["tv-501", "tv-803"] }] }, []],
  ["of whatever an administrator drew", { customMarkets: [{ id: "custom-1", own: true, needs: null }] }, []],
  [
    "of a market that this person lacks",
    { customMarkets: [{ id: "custom-1", own: true, needs: ["tv-501"] }], markets: ["tv-623"] },
    [],
  ],
  [
    "that it was given",
    { customMarkets: [{ id: "custom-1", own: false, needs: null }], customerMarkets: ["custom-1"] },
    ["custom-1"],
  ],
  [
    "that it was given and this person is narrowed without",
    {
      customMarkets: [{ id: "custom-1", own: false, needs: null }],
      customerMarkets: ["custom-1"],
      markets: ["tv-501"],
    },
    [],
  ],
  ["of another organization", { customMarkets: [{ id: "custom-1", own: false, needs: [] }] }, []],
  [
    "of another organization, having every market",
    { customMarkets: [{ id: "custom-1", own: false, needs: ["tv-501"] }], customerAllMarkets: true },
    [],
  ],
  ["that there is none of", { customerMarkets: ["custom-7"], customMarkets: [] }, []],
])("a customer's people have the custom markets %s", (_, change, open) => {
  const rights = narrowRights({ ...bought, ...change });
  expect(rights.customMarkets ?? []).toEqual(open);
  expect(mayReadMarket(rights, "custom-1")).toBe(open.includes("custom-1"));
  expect(mayReadMarket(rights, "custom-7")).toBe(false);
});
