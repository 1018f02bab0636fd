import { describe, expect, test } from "vitest";
import { csvFile } from "#domain/tables/csv.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Benchmarks } from "#domain/shareOfWallet/benchmarks.ts";
import { gapsTable } from "#domain/shareOfWallet/gapsTable.ts";
import { shareOfWallet } from "#domain/shareOfWallet/shareOfWallet.ts";
import { shareOfWallet as shareOfWalletContract } from "../../contract/shareOfWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const RADIO = "radio@example.com";
const MARKETS = ["tv-501", "tv-623", "tv-618", "tv-602", "tv-803", "tv-807", "tv-511"];

async function withSeller() {
  const product = await testApp();
  await product.given.published({ markets: MARKETS });
  await product.given.customer({ markets: ["tv-623", "tv-501"] });
  await product.given.person(SELLER, { access: ["shareOfWallet"] });
  await product.given.person(RADIO, { access: ["radio"], verticals: ["leisure"] });
  const ask = (url: string) => product.get(url, { as: SELLER });
  return { ...product, ask };
}

describe.skipIf(storeMissing)("share of wallet", () => {
  test("JSON, CSV and the figures of the screen are the same", async () => {
    const { ask, loadedRevisions } = await withSeller();
    const loadedRevision = loadedRevisions.current();
    const read = (id: string) => ({ wallet: loadedRevision.wallet(id), population: 0 });
    const expected = shareOfWallet(
      {
        own: read("tv-623"),
        nation: read(NATION),
        year: 2024,
        political: "without",
      },
      {
        medium: "radioOta",
        focus: { kind: "vertical", id: "retail" },
        benchmark: { kind: "custom", share: 0.125 },
        benchmarks: null,
        ownSales: null,
      },
    );
    const query = "?medium=radioOta&focus=retail&benchmark=custom:12.5&year=2024&political=without";
    const answer = await ask(`/markets/tv-623/share-of-wallet${query}`);
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(shareOfWalletContract.response.parse(expected))));
    expect((await ask(`/markets/tv-623/share-of-wallet.csv${query}`)).body).toBe(csvFile(gapsTable(expected)));
  });

  test("benchmarks come for every part and year at once, and the share of wallet uses them", async () => {
    const { ask, loadedRevisions } = await withSeller();
    const { years, subVerticals } = loadedRevisions.current().revision;
    const answer = await ask("/revisions/current/benchmarks/tv-623?medium=tvOta");
    const { rows, top, peers } = answer.json<Benchmarks>();
    expect(rows).toHaveLength(2 + 11 + 2 + subVerticals.length);
    expect(rows.every(({ nation }) => nation.length === years.length)).toBe(true);
    expect([top, peers.markets]).toEqual([{ markets: MARKETS.length - 1, missing: null }, 6]);
    const share = await ask("/markets/tv-623/share-of-wallet?medium=tvOta&benchmark=top&year=2024");
    expect(share.json()).toMatchObject({
      benchmark: "top",
      benchmarkMissing: null,
      total: { benchmarkShare: rows[0]?.top[years.indexOf(2024)] },
    });
  });

  test("benchmarks that a browser holds already are not sent again", async () => {
    const { get, ask } = await withSeller();
    const url = "/revisions/current/benchmarks/tv-623?medium=tvOta";
    const { etag = "" } = (await ask(url)).headers;
    const again = await get(url, { as: SELLER, headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("too few markets show none of them", async () => {
    const product = await testApp();
    await product.given.published({ markets: ["tv-501", "tv-623"] });
    await product.given.customer({ markets: ["tv-623"] });
    await product.given.person(SELLER, { access: ["shareOfWallet"] });
    const answer = await product.get("/markets/tv-623/share-of-wallet?medium=tvOta&benchmark=top", { as: SELLER });
    expect(answer.json()).toMatchObject({
      benchmarkMissing: "tooFew",
      total: { benchmarkShare: null, gapDollars: null },
    });
  });

  test.each([
    ["medium=holograms", "/query/medium"],
    ["medium=tvOta&year=1999", "/query/year"],
    ["medium=tvOta&focus=dragons", "/query/focus"],
    ["medium=tvOta&benchmark=best", "/query/benchmark"],
    ["medium=tvOta&benchmark=custom:120", "/query/benchmark"],
    ["focus=market", "/query/medium"],
  ])("%s is refused, and its place named", async (query, pointer) => {
    const { ask } = await withSeller();
    const answer = await ask(`/markets/tv-623/share-of-wallet?${query}`);
    expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer]).toEqual([
      400,
      pointer,
    ]);
  });

  test("neither without the flag, nor for a market or a vertical that is not bought", async () => {
    const { ask, get, given } = await withSeller();
    const code = async (url: string, as: string) => (await get(url, { as })).json<{ code: string }>().code;
    expect(await code("/markets/tv-623/share-of-wallet?medium=tvOta", RADIO)).toBe("access-required");
    expect(await code("/revisions/current/benchmarks/tv-623?medium=tvOta", RADIO)).toBe("access-required");
    expect((await ask("/markets/tv-618/share-of-wallet?medium=tvOta")).json()).toMatchObject({
      code: "market-not-entitled",
    });
    await given.person("narrow@example.com", { access: ["shareOfWallet"], verticals: ["leisure"] });
    const url = "/markets/tv-623/share-of-wallet?medium=tvOta";
    expect(await code(`${url}&focus=retail`, "narrow@example.com")).toBe("vertical-not-entitled");
    expect(await code(`${url}&focus=hospitals`, "narrow@example.com")).toBe("vertical-not-entitled");
    const narrow = (await get(url, { as: "narrow@example.com" })).json<{ rows: { vertical: string }[] }>();
    expect(new Set(narrow.rows.map(({ vertical }) => vertical))).toEqual(new Set(["leisure"]));
  });
});
