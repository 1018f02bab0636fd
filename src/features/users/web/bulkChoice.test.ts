import { expect, test } from "vitest";
import { type BulkChoice, bulkChangeOf, EMPTY_CHOICE } from "./bulkChoice.ts";

test.each<[Partial<BulkChoice>, object | null]>([
  [{}, null],
  [{ items: ["radio", "tv"] }, { add: { access: ["tv", "radio"] } }],
  [{ kind: "markets", how: "remove", items: ["tv-501"] }, { remove: { markets: ["tv-501"] } }],
  [{ kind: "verticals", how: "set" }, { set: { verticals: [] } }],
  [{ kind: "verticals", how: "all" }, { set: { verticals: null } }],
  [{ kind: "customer" }, null],
  [{ kind: "customer", customer: "7" }, { set: { customer: "7" } }],
  [{ kind: "role", role: "Administrator" }, { set: { role: "Administrator" } }],
  [{ kind: "language" }, { set: { language: null } }],
  [{ kind: "status" }, { set: { status: "disabled" } }],
])("the choice %j becomes the change %j", (choice, change) => {
  expect(bulkChangeOf({ ...EMPTY_CHOICE, ...choice })).toEqual(change);
});
