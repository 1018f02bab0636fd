import { describe, expect, test } from "vitest";
import { mayReadMarket, mayReadVertical, mayUse, type Requirement, type Rights } from "./access.ts";

const administrator: Rights = { role: "Administrator", access: [], markets: "all", verticals: "all" };
const seller: Rights = { role: "Subscriber", access: ["radio"], markets: ["tv-501"], verticals: ["retail"] };

test.each<{ requirement: Requirement; stranger: boolean; seller: boolean; administrator: boolean }>([
  { requirement: "anyone", stranger: true, seller: true, administrator: true },
  { requirement: "signedIn", stranger: false, seller: true, administrator: true },
  { requirement: { role: "Subscriber" }, stranger: false, seller: true, administrator: true },
  { requirement: { role: "Administrator" }, stranger: false, seller: false, administrator: true },
  { requirement: { access: ["radio"] }, stranger: false, seller: true, administrator: true },
  { requirement: { access: ["tv", "radio"] }, stranger: false, seller: true, administrator: true },
  { requirement: { access: ["tv"] }, stranger: false, seller: false, administrator: true },
  { requirement: { access: [] }, stranger: false, seller: false, administrator: true },
])("$requirement lets in: stranger $stranger, seller $seller, administrator $administrator", (row) => {
  expect(mayUse(null, row.requirement)).toBe(row.stranger);
  expect(mayUse(seller, row.requirement)).toBe(row.seller);
  expect(mayUse(administrator, row.requirement)).toBe(row.administrator);
});

describe("a seller", () => {
  test("reads her own markets and the nation, and no other", () => {
    expect(["tv-501", "nation", "tv-803", "", "all"].map((id) => mayReadMarket(seller, id))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test("reads her own verticals only", () => {
    expect(["retail", "finance"].map((id) => mayReadVertical(seller, id))).toEqual([true, false]);
  });
});

test("an administrator reads every market and vertical", () => {
  expect(mayReadMarket(administrator, "tv-803") && mayReadVertical(administrator, "finance")).toBe(true);
});
