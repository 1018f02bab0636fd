import { describe, expect, test } from "vitest";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const WHOLE = "whole@example.com";
const NARROW = "narrow@example.com";
const ROOT = "http://localhost:4600/api/v1/odata";
const YEARS = [2025, 2026];

const spend = {
  tvOta: { hotels: [10, 20], hospitals: [5, null] },
  mobile: { hotels: [1, 2], hospitals: [3, 4] },
};

interface Page {
  readonly "@odata.context": string;
  readonly "@odata.count"?: number;
  readonly "@odata.nextLink"?: string;
  readonly value: readonly Record<string, string | number | null>[];
}

async function withOdata(markets = ["tv-501", "tv-803", "radio-35620"]) {
  const product = await testApp();
  const revision = await product.given.published({ wallets: markets.map((market) => walletOf(market, YEARS, spend)) });
  await product.given.customer({ markets: markets.filter((market) => market !== "tv-803") });
  await product.given.person(WHOLE);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  const ask = async (path: string, as = WHOLE) => product.get(`/api/v1/odata/${path}`, { as });
  const page = async (path: string, as = WHOLE) => {
    const answer = await ask(path, as);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json<Page>();
  };
  return { ...product, revision, ask, page };
}

const figures = ({ value }: Page) =>
  value.map(({ market, sub_vertical: line, medium, year, amount }) => [market, line, medium, year, amount]);

describe.skipIf(storeMissing)("OData", () => {
  test("says which entity sets there are, and of what type their properties are", async () => {
    const { ask } = await withOdata();
    const service = await ask("published");
    expect(service.headers).toMatchObject({
      "odata-version": "4.0",
      "content-type": expect.stringContaining("application/json"),
    });
    expect(service.json()).toEqual({
      "@odata.context": `${ROOT}/published/$metadata`,
      value: ["Spending", "RadioSpending", "NationalSpending", "Markets"].map((name) => ({
        name,
        kind: "EntitySet",
        url: name,
      })),
    });
    const metadata = await ask("published/$metadata");
    expect(metadata.headers["content-type"]).toContain("application/xml");
    expect(metadata.body).toContain('<EntitySet Name="Spending" EntityType="Spotmarket.SpendingRow"/>');
    expect(metadata.body).toContain('<Property Name="amount" Type="Edm.Int64" Nullable="true"/>');
    expect(metadata.body).toContain('<Property Name="year" Type="Edm.Int32" Nullable="false"/>');
  });

  test.each([
    ["Spending", "tv-501", WHOLE],
    ["Spending", "tv-501", NARROW],
    ["RadioSpending", "radio-35620", NARROW],
    ["NationalSpending", "nation", NARROW],
  ])("%s has the figures of the wallet of %s as %s may read it, and no others", async (set, market, as) => {
    const { page, get } = await withOdata();
    const { years, media, subVerticals, dollars } = (await get(`/revisions/current/wallets/${market}`, { as })).json<{
      years: number[];
      media: string[];
      subVerticals: string[];
      dollars: (number | null)[];
    }>();
    let at = 0;
    const expected = subVerticals.flatMap((line) =>
      media.flatMap((medium) => years.map((year) => [market, line, medium, year, dollars[at++]])),
    );
    expect(figures(await page(`published/${set}`, as))).toEqual(expected);
  });

  test("finds, sorts, counts and adds up", async () => {
    const { page, ask, revision } = await withOdata();
    const filter = encodeURIComponent("vertical eq 'leisure' and amount ge 2 and contains(medium,'tv')");
    const found = await page(
      `published/Spending?$filter=${filter}&$orderby=amount desc&$count=true&$select=year,amount`,
    );
    expect(found).toMatchObject({
      "@odata.context": `${ROOT}/published/$metadata#Spending(year,amount)`,
      "@odata.count": 2,
    });
    expect(found.value).toEqual([
      { year: 2026, amount: 20 },
      { year: 2025, amount: 10 },
    ]);
    expect((await ask(`published/Spending/$count?$filter=${filter}`)).body).toBe("2");
    const apply = encodeURIComponent("groupby((medium),aggregate(amount with sum as amount))");
    expect((await page(`${revision}/Spending?$apply=${apply}`)).value).toEqual([
      { medium: "tvOta", amount: 35 },
      { medium: "mobile", amount: 10 },
    ]);
    const kinds = encodeURIComponent("kind eq 'forecast' and low ne null and market_name eq 'Market tv-501'");
    expect((await page(`published/Spending?$filter=${kinds}`)).value.map(({ low, high }) => [low, high])).toEqual([
      [18, 22],
      [1, 3],
      [3, 5],
    ]);
    expect((await page("published/Markets?$filter=market_kind eq 'radio'")).value).toMatchObject([
      { market: "radio-35620", population: 1000 },
    ]);
  });

  test("takes an API key as the password of Basic authentication, as Excel and Power BI send it, and only there", async () => {
    const { get, database } = await withOdata();
    const { authorization = "" } = await apiKeyOf(database, NARROW, ["read"]);
    const basic = `Basic ${Buffer.from(`anybody:${authorization.slice("Bearer ".length)}`).toString("base64")}`;
    const headers = {
      authorization: basic,
      accept: "application/json;odata.metadata=minimal;q=1.0,application/atomsvc+xml;q=0.7",
    };
    const answer = await get("/api/v1/odata/published/Spending?$top=1", { headers });
    expect(answer.json<Page>().value).toMatchObject([{ market: "tv-501", sub_vertical: "hotels", amount: 10 }]);
    expect((await get("/revisions/current", { headers: { authorization: basic } })).json()).toMatchObject({
      code: "token-rejected",
    });
    const wrong = { authorization: `Basic ${Buffer.from("anybody:guess").toString("base64")}` };
    const refused = await get("/api/v1/odata/published", { headers: wrong });
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { error: { code: "token-rejected" } }]);
    expect(String(refused.headers["www-authenticate"])).toContain("Basic realm");
    expect((await get("/api/v1/odata/published")).json()).toMatchObject({ error: { code: "sign-in-required" } });
  });

  test.each([
    ["published/Spending?$filter=amount eq 'x'", 400, "invalid-input", "amount is a number"],
    ["published/Spending?$expand=market", 400, "invalid-input", "This parameter is not known here."],
    ["published/Spendings", 404, "not-found", "There are Spending, RadioSpending, NationalSpending, Markets."],
    ["999/Spending", 404, "revision-unknown", "There is no revision 999."],
  ])("%s is refused in the form of OData", async (path, status, code, message) => {
    const { ask } = await withOdata();
    const answer = await ask(path);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { error: { code, message: expect.stringContaining(message) } },
    ]);
    expect(answer.headers["content-type"]).toContain("application/json");
  });

  test("leads a program from page to page through a whole market, each row once", async () => {
    const product = await testApp();
    await product.given.published({ markets: ["tv-501"] });
    await product.given.customer({ markets: ["tv-501"] });
    await product.given.person(WHOLE);
    let next: string | undefined = `${ROOT}/published/Spending?$filter=amount ge 0&$orderby=amount desc,year`;
    const sizes: number[] = [];
    const amounts: number[] = [];
    const rows = new Set<string>();
    while (next !== undefined) {
      const { pathname, search } = new URL(next);
      const page: Page = (await product.get(pathname + search, { as: WHOLE })).json();
      sizes.push(page.value.length);
      for (const { sub_vertical: line, medium, year, amount } of page.value) {
        rows.add(`${line} ${medium} ${year}`);
        amounts.push(Number(amount));
      }
      next = page["@odata.nextLink"];
    }
    expect(sizes).toEqual([10_000, 9_968]);
    expect(rows.size).toBe(96 * 16 * 13);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
});
