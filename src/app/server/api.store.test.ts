import { readXlsx } from "hucre/xlsx";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { BYTE_ORDER_MARK, csvLine } from "#domain/tables/csv.ts";
import { officeFaults } from "#tests/support/officePackage.ts";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { changeAccount } from "#platform/identity/accounts.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";

/** A published revision with three markets, a seller of two of them and an administrator. */
async function withSeller() {
  const product = await testApp();
  const revision = await product.given.published({ markets: ["tv-501", "tv-623", "radio-35620"] });
  await product.given.customer({ markets: ["tv-623", "radio-35620"], access: ["tv"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  return { ...product, revision };
}

const WALLET = "/revisions/current/wallets/tv-623";

test("a seller reads the wallet of a market she has", async () => {
  const { get, given } = await testApp();
  const wallet = walletOf("tv-623", [2024, 2025], { tvOta: { hotels: [10, 20] }, mobile: { hotels: [5, null] } });
  const revision = await given.published({ wallets: [wallet] });
  await given.customer({ markets: ["tv-623"] });
  await given.person(SELLER);

  const answer = await get(WALLET, { as: SELLER });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    revision,
    market: "tv-623",
    years: [2024, 2025],
    media: ["tvOta", "mobile"],
    subVerticals: ["hotels"],
    dollars: [10, 20, 5, null],
  });
});

test("the session says who calls and what may be reached", async () => {
  const { get, revision } = await withSeller();
  const seller = await get("/session", { as: SELLER });
  expect(seller.json()).toMatchObject({
    user: { email: SELLER, customer: "Example Media" },
    role: "Subscriber",
    access: ["tv"],
    markets: ["tv-623", "radio-35620"],
    dataRevision: revision,
    environment: "development",
  });
  const admin = await get("/session", { as: ADMIN });
  expect(admin.json()).toMatchObject({ role: "Administrator", markets: ["tv-501", "tv-623", "radio-35620"] });
});

test("the session answers before anything is published", async () => {
  const { get, given } = await testApp();
  await given.person(SELLER);
  expect((await get("/session", { as: SELLER })).json()).toMatchObject({ dataRevision: null, markets: [] });
});

test.each([
  ["nobody signed in", WALLET, undefined, 401, "sign-in-required"],
  ["a market that is not bought", "/revisions/current/wallets/tv-501", SELLER, 403, "market-not-entitled"],
  ["a market that does not exist, asked by a subscriber", "/markets/tv-999", SELLER, 403, "market-not-entitled"],
  ["a market that does not exist, asked by an administrator", "/markets/tv-999", ADMIN, 404, "market-unknown"],
  ["a revision that does not exist", "/revisions/99/wallets/tv-623", SELLER, 404, "revision-unknown"],
  [
    "a comparison with a market that is not bought",
    "/markets/tv-623/media-ad-spending?compare=tv-501",
    SELLER,
    403,
    "market-not-entitled",
  ],
  ["a value that is not allowed", "/markets?kind=print", SELLER, 400, "invalid-input"],
  ["a mistyped parameter", "/markets?knid=tv", SELLER, 400, "invalid-input"],
  ["a parameter given twice", "/markets?kind=tv&kind=radio", SELLER, 400, "invalid-input"],
  ["a year that is no number", "/markets/tv-623/media-ad-spending?year=soon", SELLER, 400, "invalid-input"],
  ["an address that is nothing", "/api/v1/nothing", SELLER, 404, "not-found"],
  ["an address that cannot be decoded", "/api/v1/markets/%E0%A4%A", SELLER, 400, "invalid-input"],
])("%s is refused with its code", async (_what, url, as, status, code) => {
  const { get } = await withSeller();
  const answer = await get(url, as ? { as } : {});
  expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(answer.json()).toMatchObject({ status, code, type: `urn:spotmarket:problem:${code}` });
  expect(answer.statusCode).toBe(status);
});

test("a wrong input is named by a pointer", async () => {
  const { get } = await withSeller();
  const answer = await get("/markets?kind=print&page=2", { as: SELLER });
  const { errors } = answer.json<{ errors: { pointer: string }[] }>();
  expect(errors.map(({ pointer }) => pointer)).toEqual(["/query/kind", "/query/page"]);
});

test("a problem tells the path but not the query, which may hold anything", async () => {
  const { get } = await withSeller();
  const answer = await get("/markets?kind=secret", { as: SELLER });
  expect(answer.json()).toMatchObject({ instance: "/api/v1/markets" });
});

test("nothing published is said as such", async () => {
  const { get, given } = await testApp();
  await given.customer({ markets: ["tv-623"] });
  await given.person(SELLER);
  const answer = await get(WALLET, { as: SELLER });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: "nothing-published" });
  expect(answer.headers["retry-after"]).toBe("10");
});

test("an account without a user, and a deactivated user, are refused", async () => {
  const { get, database } = await withSeller();
  await changeAccount(database, SELLER, { status: "disabled" });
  expect((await get("/session", { as: SELLER })).json()).toMatchObject({ code: "user-disabled" });
  await database.query("delete from person_identity");
  const fresh = await get("/session", { as: ADMIN });
  expect(fresh.json()).toMatchObject({ code: "user-unknown" });
});

test("a change of rights holds from the next request on", async () => {
  const { get, given } = await withSeller();
  expect((await get(WALLET, { as: SELLER })).statusCode).toBe(200);
  await given.customer({ markets: ["tv-501"] });
  expect((await get(WALLET, { as: SELLER })).statusCode).toBe(403);
  expect((await get("/revisions/current/wallets/tv-501", { as: SELLER })).statusCode).toBe(200);
});

test("everyone signed in may read the nation, and lists hold only what may be read", async () => {
  const { get } = await withSeller();
  expect((await get("/revisions/current/wallets/nation", { as: SELLER })).statusCode).toBe(200);
  const { items } = (await get("/markets", { as: SELLER })).json<{ items: { id: string }[] }>();
  expect(items.map(({ id }) => id)).not.toContain("tv-501");
});

test("who has the wallet already is told so without sending it again", async () => {
  const { get, revision } = await withSeller();
  const first = await get(WALLET, { as: SELLER });
  expect(first.headers).toMatchObject({
    etag: expect.stringMatching(`^W/"${revision}-tv-623-[\\w-]{12}"$`),
    "cache-control": "private, no-cache",
  });

  const tag = String(first.headers["etag"]);
  for (const known of [tag, tag.replace("W/", ""), `"other", ${tag}`, "*"]) {
    const again = await get(WALLET, { as: SELLER, headers: { "if-none-match": known } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  }
  for (const other of ['"0-tv-623"', `"${revision}-tv-623-otherFigures"`]) {
    expect((await get(WALLET, { as: SELLER, headers: { "if-none-match": other } })).statusCode).toBe(200);
  }
});

test("a 304 is entitled like the wallet itself", async () => {
  const { get, revision } = await withSeller();
  const headers = { "if-none-match": `"${revision}-tv-501"` };
  expect((await get("/revisions/current/wallets/tv-501", { as: SELLER, headers })).statusCode).toBe(403);
});

test("a wallet comes in the encoding that the caller likes best", async () => {
  const { get } = await withSeller();
  const plain = await get(WALLET, { as: SELLER });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const packed = await get(WALLET, { as: SELLER, headers: { "accept-encoding": "gzip, br;q=0.5" } });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  const refused = await get(WALLET, { as: SELLER, headers: { "accept-encoding": "*;q=0" } });
  expect(refused.json()).toMatchObject({ code: "not-acceptable" });
});

test("a large answer comes packed to who unpacks, a small one as it is", async () => {
  const { get } = await withSeller();
  const headers = { "accept-encoding": "gzip, br" };
  const large = await get("/revisions/current", { as: SELLER, headers });
  expect(large.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(large.rawPayload).toString()).toBe((await get("/revisions/current", { as: SELLER })).body);
  expect((await get("/session", { as: SELLER, headers })).headers["content-encoding"]).toBeUndefined();
});

test("a file of sample figures says so in its name, whichever revision is published now", async () => {
  const { get, given } = await withSeller();
  const sample = await given.published({ markets: ["tv-623"], sample: true });
  const real = await given.published({ markets: ["tv-623"] });
  const nameOf = async (revision: string) => {
    const answer = await get(`/markets/tv-623/media-ad-spending.csv?revision=${revision}`, { as: SELLER });
    return answer.headers["content-disposition"];
  };
  expect(await nameOf(sample)).toBe('attachment; filename="open-estimate-tv-623-media-ad-spending.csv"');
  expect(await nameOf(real)).toBe('attachment; filename="tv-623-media-ad-spending.csv"');
});

test("a section comes as CSV by header and by suffix, with a name to save it under", async () => {
  const { get } = await withSeller();
  const byHeader = await get("/markets/tv-623/media-ad-spending?year=2025", {
    as: SELLER,
    headers: { accept: "text/csv" },
  });
  const bySuffix = await get("/markets/tv-623/media-ad-spending.csv?year=2025", { as: SELLER });
  expect(byHeader.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(byHeader.headers["content-disposition"]).toBe('attachment; filename="tv-623-media-ad-spending.csv"');
  expect(bySuffix.body).toBe(byHeader.body);
  expect((await get("/markets/tv-501/media-ad-spending.csv", { as: SELLER })).statusCode).toBe(403);
});

test("a section comes as a workbook by header and by suffix, with the values of its CSV and what it is", async () => {
  const { get } = await withSeller();
  const byHeader = await get("/markets/tv-623/media-ad-spending?year=2025", {
    as: SELLER,
    headers: { accept: FILE_TYPES.xlsx },
  });
  const bySuffix = await get("/markets/tv-623/media-ad-spending.xlsx?year=2025", { as: SELLER });
  expect(byHeader.headers["content-type"]).toBe(FILE_TYPES.xlsx);
  expect(byHeader.headers["content-disposition"]).toBe('attachment; filename="tv-623-media-ad-spending.xlsx"');
  expect(bySuffix.rawPayload).toEqual(byHeader.rawPayload);
  expect(await officeFaults(byHeader.rawPayload)).toEqual([]);

  const csv = await get("/markets/tv-623/media-ad-spending.csv?year=2025", { as: SELLER });
  const [about, sheet] = (await readXlsx(byHeader.rawPayload)).sheets;
  expect(sheet?.name).toBe("Spending by medium · Market…");
  const cells = (sheet?.rows ?? []).map((row) =>
    row.map((cell) => (typeof cell === "number" ? cell : cell === null ? null : String(cell))),
  );
  expect(BYTE_ORDER_MARK + cells.map(csvLine).join("")).toBe(csv.body);
  expect(about?.rows.flat()).toEqual(
    expect.arrayContaining(["/api/v1/markets/tv-623/media-ad-spending", "year", "2025"]),
  );
  expect((await get("/markets/tv-501/media-ad-spending.xlsx", { as: SELLER })).statusCode).toBe(403);
});

test("a form that an address does not speak is refused", async () => {
  const { get } = await withSeller();
  const answer = await get("/session", { as: SELLER, headers: { accept: "text/csv" } });
  expect(answer.statusCode).toBe(406);
  expect(answer.json()).toMatchObject({ code: "not-acceptable" });
});

test("an answer to one person is kept from every other's cache", async () => {
  const { get } = await withSeller();
  for (const [url, kept] of [
    [WALLET, "private, no-cache"],
    ["/session", "no-store"],
    ["/markets/tv-623/top-sub-verticals", "no-store"],
  ] as const) {
    const { headers } = await get(url, { as: SELLER });
    expect(headers["cache-control"]).toBe(kept);
    expect(headers.vary).toContain("Authorization");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});
