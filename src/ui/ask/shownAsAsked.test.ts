import { expect, test } from "vitest";
import { NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import { readAddress } from "../address/viewAddress.ts";
import { shownAsAsked } from "./shownAsAsked.ts";

const BOUNDS = { markets: ["tv-501", "tv-623"], years: [2026, 2027], defaultMarket: "tv-501", defaultYear: 2026 };
const shown = (path: string) => {
  const { pathname, searchParams } = new URL(path, "https://spotmarket.example");
  return shownAsAsked(pathname, searchParams, readAddress(searchParams, BOUNDS));
};

test("the page of a category is the question about it", () => {
  expect(shown("/vertical/subvertical?sub=hospitals&market=tv-623&year=2027&compare=nation&measure=share")).toEqual({
    screen: "/vertical/subvertical",
    market: "tv-623",
    year: 2027,
    years: [2027],
    scope: { kind: "subVertical", id: "hospitals" },
    medium: null,
    measure: "share",
    political: "with",
    compare: ["nation"],
    benchmark: NATION_BENCHMARK,
    topic: null,
    section: null,
  });
});

test("a share of wallet keeps its medium, focus and benchmark", () => {
  expect(shown("/share-wallet?medium=radioOta&focus=hospitals&benchmark=peers&market=tv-623")).toMatchObject({
    scope: { kind: "subVertical", id: "hospitals" },
    medium: "radioOta",
    benchmark: { kind: "peers" },
    topic: "gap",
  });
});

test("a page of a vertical is about the vertical, and the market summary about all advertising", () => {
  expect(shown("/vertical/11?market=tv-623")?.scope).toEqual({ kind: "vertical", id: "retail" });
  expect(shown("/market-summary?market=tv-623")?.scope).toEqual({ kind: "market" });
});

test("other screens are no question", () => {
  expect(shown("/contact")).toBeNull();
  expect(shown("/vertical/subvertical")).toBeNull();
});
