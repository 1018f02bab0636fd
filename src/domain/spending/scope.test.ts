import { expect, test } from "vitest";
import { exampleWallet } from "#tests/support/exampleWallet.ts";
import { sumWallet } from "../wallet/sumWallet.ts";
import { VERTICALS } from "../taxonomy/verticals.ts";
import { narrowWallet, WHOLE_MARKET } from "./scope.ts";

const wallet = exampleWallet("tv-501", 1000);

test("the verticals of a wallet add up to the wallet", () => {
  const parts = VERTICALS.map(({ id }) => sumWallet(narrowWallet(wallet, { kind: "vertical", id })) ?? 0);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(sumWallet(wallet));
});

test("a sub-vertical's part holds its dollars alone, and the same part is made once", () => {
  const [id = ""] = wallet.subVerticals;
  const part = narrowWallet(wallet, { kind: "subVertical", id });
  expect(part.subVerticals).toEqual([id]);
  expect(sumWallet(part)).toBe(sumWallet(wallet, { subVerticals: [id] }));
  expect(narrowWallet(wallet, { kind: "subVertical", id })).toBe(part);
});

test("the whole market is the wallet itself, and an unknown vertical is nothing of it", () => {
  expect(narrowWallet(wallet, WHOLE_MARKET)).toBe(wallet);
  expect(narrowWallet(wallet, { kind: "vertical", id: "dragons" }).subVerticals).toEqual([]);
});
