import { expect, test } from "vitest";
import { addressOf } from "./addressOf.ts";

test("parameters are put in, the query is appended, and undefined values are left out", () => {
  const url = "/revisions/:revision/wallets/:market";
  expect(addressOf({ url }, { params: { revision: "r 1", market: "tv/501" } })).toBe(
    "/revisions/r%201/wallets/tv%2F501",
  );
  expect(addressOf({ url: "/markets" }, { query: { kind: undefined } })).toBe("/markets");
  expect(addressOf({ url: "/markets" }, { query: { kind: "tv", of: "a&b" } })).toBe("/markets?kind=tv&of=a%26b");
});
