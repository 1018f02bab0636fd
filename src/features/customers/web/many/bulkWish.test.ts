import { expect, test } from "vitest";
import { bulkChange } from "../../contract/customerSchemas.ts";
import { changeOf, WISHES } from "./bulkWish.ts";

test("flags and markets are added and taken away, everything else is set", () => {
  expect(changeOf({ what: "addAccess", access: ["tv"] })).toEqual({ set: {}, add: { access: ["tv"] }, remove: {} });
  expect(changeOf({ what: "removeMarkets", markets: ["tv-501"] })).toEqual({
    set: {},
    add: {},
    remove: { markets: ["tv-501"] },
  });
  expect(changeOf({ what: "endsOn", endsOn: "2027-12-31" })).toEqual({
    set: { endsOn: "2027-12-31" },
    add: {},
    remove: {},
  });
});

test("the API takes every wish", () => {
  for (const wish of WISHES) expect(bulkChange.safeParse(changeOf(wish)).success).toBe(true);
});
