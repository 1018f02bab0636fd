import { describe, expect, test } from "vitest";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { tradeCoverage } from "../contract/inputs.ts";

const ANN = "ann@example.com";
const SELLER = "seller@example.com";
const TRADES = `sub_vertical,naics,elasticity,reason_en,reason_es,reason_de
casinos,721120|713210,0.55,Casinos advertise where they stand.,Donde están.,Wo sie stehen.
hospitals,6221,0.5,Hospitals advertise where they stand.,Donde están.,Wo sie stehen.
`;
const COUNTS = `fips,naics,year,establishments,employees
48113,6221,2021,60,40000
48439,6221,2021,40,
48201,6221,2021,70,50000
48201,721120,2021,5,900
`;

async function withTrades() {
  const product = await testApp();
  await product.given.person(ANN, { role: "Administrator" });
  await product.given.person(SELLER);
  await importSmallCountry(product.database);
  const ask = (path: string, as = ANN) => product.get(`/api/v1/forecast/trade-coverage?base=draft${path}`, { as });
  return { ...product, ask };
}

describe.skipIf(storeMissing)("how much of the trades is counted", () => {
  test("counties, people, establishments and employees are told by category, and codes without a row are named", async () => {
    const { ask, database } = await withTrades();
    expect((await ask("")).json()).toEqual({ items: [] });
    await importText(database, "trades", TRADES);
    await importText(database, "county-trades", COUNTS);
    const { items } = (await ask("")).json<EndpointOutput<typeof tradeCoverage>>();
    const of = (id: string) => items.find(({ subVertical }) => subVertical === id);
    expect(of("hospitals")).toMatchObject({
      counties: { told: 3, none: 0, unknown: 1 },
      people: { told: 9_500_000, none: 0, unknown: 700_000 },
      establishments: 170,
      employees: 90_000,
      withheld: 40,
      missing: [],
    });
    expect(of("hospitals")?.pooledEmployees).toBeGreaterThan(100_000);
    expect(of("casinos")).toMatchObject({ counties: { told: 1, none: 2, unknown: 1 }, missing: ["713210"] });
  });

  test("codes that no trade has yet are looked up by themselves, others than codes refused, and sellers are not told", async () => {
    const { ask, database } = await withTrades();
    await importText(database, "trades", TRADES);
    await importText(database, "county-trades", COUNTS);
    expect((await ask("&naics=6221,721120,99")).json()).toMatchObject({
      items: [{ subVertical: null, counties: { told: 3 }, establishments: 175, missing: ["99"] }],
    });
    expect((await ask("&naics=casinos")).json()).toMatchObject({ errors: [{ pointer: "/query/naics" }] });
    expect((await ask("", SELLER)).statusCode).toBe(403);
  });
});
