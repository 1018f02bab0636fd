import { describe, expect, test } from "vitest";
import type { AccessFlag } from "#domain/access/access.ts";
import { giveStations } from "#tests/support/giveStations.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { FoundStation } from "../contract.ts";

const ANN = "ann@example.com";
const ADMIN = "admin@example.com";

async function withStations(access: readonly AccessFlag[] = ["tv", "radio"], markets = ["tv-501", "radio-35620"]) {
  const product = await testApp();
  const revision = await product.given.published({ markets: ["tv-501", "tv-623", "radio-35620", "radio-19100"] });
  await product.given.customer({ access, markets });
  await product.given.person(ANN);
  await product.given.person(ADMIN, { role: "Administrator" });
  await giveStations(product.database, Number(revision));
  const find = async (q: string, as = ANN) => {
    const answer = await product.get(`/api/v1/stations/search?${new URLSearchParams({ q }).toString()}`, { as });
    return answer.json<{ items: FoundStation[] }>().items?.map(({ callSign }) => callSign) ?? answer.json().code;
  };
  return { ...product, find };
}

describe.skipIf(storeMissing)("looking for stations", () => {
  test.each([
    ["wnbc", ["WNBC-LD", "WNBC-TV"]],
    ["WNBC-TV", ["WNBC-TV"]],
    ["wnbc tv", ["WNBC-TV"]],
    ["wnbctv", ["WNBC-TV"]],
    ["newark", ["WHTZ", "WNBC-LD"]],
    ["telemundo new", ["WNBC-TV"]],
    ["100.3", ["WHTZ"]],
    ["top 40", ["WHTZ"]],
    ["%", []],
    ["_", []],
  ])("“%s” finds %j among the markets one has", async (text, calls) => {
    const { find } = await withStations();
    expect(await find(text)).toEqual(calls);
  });

  test("an administrator finds stations of every market, and those of none", async () => {
    const { find } = await withStations();
    expect(await find("telemundo", ADMIN)).toEqual(["KXAS-TV", "WNBC-TV"]);
    expect(await find("nobody_100%", ADMIN)).toEqual(["WXXX"]);
    expect(await find("nobody_100%")).toEqual([]);
  });

  test("television and radio are two rights, and without both there is no search", async () => {
    expect(await (await withStations(["tv"])).find("newark")).toEqual(["WNBC-LD"]);
    expect(await (await withStations(["radio"])).find("newark")).toEqual(["WHTZ"]);
    expect(await (await withStations(["shareOfWallet"])).find("newark")).toBe("access-required");
  });

  test("nobody searches who is not signed in, nor for nothing, nor for control characters", async () => {
    const { get, find } = await withStations();
    expect((await get("/api/v1/stations/search?q=wnbc")).json()).toMatchObject({ code: "sign-in-required" });
    expect(await find(" ")).toBe("invalid-input");
    expect(await find("a\u0000")).toBe("invalid-input");
    expect(await find("x".repeat(81))).toBe("invalid-input");
  });
});
