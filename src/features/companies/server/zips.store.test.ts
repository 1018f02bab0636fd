import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CompaniesFile, ImportReport } from "../contract.ts";
import type { CountiesOfZip, ZipsReport } from "../contract/zipCounties.ts";

const ANN = "ann@example.com";
const ADMIN = "admin@example.com";
const COMPANIES = `name,category,zip,county,state
Company 1,hotels,75201,,TX
Company 2,hotels,75202,,TX
Company 3,hotels,75202,,TX
Company 4,hotels,99999,,TX
Company 5,hotels,75201,"County 2, TX",TX
`;

/** Two counties that the published revision has, by name. */
async function withCounties() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(ANN);
  await product.given.person(ADMIN, { role: "Administrator" });
  await product.loadedRevisions.refresh();
  const known = product.loadedRevisions.current().counties("nation");
  const fips = (name: string) => known.find(({ county }) => county.name === name)?.county.fips ?? "";
  const [one, two] = [fips("County 1"), fips("County 2")];
  const send = (method: "GET" | "POST" | "PUT", path: string, as: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const file = (text: string) => ({
    name: "book.csv",
    content: Buffer.from(text).toString("base64"),
    dryRun: false,
  });
  const bring = async (text: string, how: object = {}) =>
    (await send("POST", "/companies/file", ANN, { ...file(text), mode: "add", ...how })).json<ImportReport>();
  const load = async (text: string, how: object = {}) =>
    (await send("POST", "/zip-counties", ADMIN, { ...file(text), ...how })).json<ZipsReport>();
  const countyOf = async (name: string) =>
    (await send("GET", "/companies/file", ANN)).json<CompaniesFile>().items.find((company) => company.name === name)
      ?.county;
  /** As the Census Bureau has it: 75201 in one county, 75202 mostly in the second, water and land without a code beside. */
  const census = `\uFEFFOID_ZCTA5_20|GEOID_ZCTA5_20|GEOID_COUNTY_20|AREALAND_PART|AREAWATER_PART
1|75201|${one}|500|0
1|75201|${two}|0|12
2|75202|${one}|100|0
2|75202|${two}|900|0
||${two}|7|0
3|00601|72001|5|0
`;
  return { ...product, send, bring, load, countyOf, census, one, two };
}

describe.skipIf(storeMissing)("the county of a ZIP code", () => {
  test("is told by a table that an administrator brings, shown before it is taken, and kept until the next", async () => {
    const { load, send, census, one } = await withCounties();
    expect((await send("GET", "/zip-counties", ADMIN)).json()).toMatchObject({ file: null, zips: 0 });
    expect((await send("GET", "/zip-counties", ANN)).statusCode).toBe(403);
    const found = { rows: 6, zips: 2, several: 1, elsewhere: 1, errors: 0 };
    expect(await load(census, { dryRun: true })).toMatchObject({ ...found, taken: false });
    expect((await send("GET", "/zip-counties/75201", ANN)).json()).toEqual({ isLoaded: false, counties: [] });
    expect(await load(census)).toMatchObject({ ...found, taken: true });
    expect((await send("GET", "/zip-counties", ADMIN)).json()).toMatchObject({ file: "book.csv", zips: 2, several: 1 });
    const several = (await send("GET", "/zip-counties/75202", ANN)).json<CountiesOfZip>();
    expect(several.counties.map(({ name }) => name)).toEqual(["County 2, TX", "County 1, TX"]);
    expect(await load(`ZIP,COUNTY,TOT_RATIO\n75202,${one},1\n`)).toMatchObject({ zips: 1, several: 0, taken: true });
    const next = (await send("GET", "/zip-counties/75202", ANN)).json<CountiesOfZip>();
    expect(next.counties).toEqual([{ county: one, name: "County 1, TX" }]);
    expect(await load("zip,county\n7520,48113\n")).toMatchObject({ errors: 1, taken: false });
  });

  test("goes to companies without one where it is the only one; of several, somebody chooses, and nothing is guessed", async () => {
    const { bring, load, countyOf, send, census, one, two } = await withCounties();
    expect(await bring(COMPANIES, { dryRun: true })).toMatchObject({ hasZips: false, byZip: 0, withoutCounty: 4 });
    await load(census);
    const shown = await bring(COMPANIES, { dryRun: true });
    expect(shown).toMatchObject({ hasZips: true, byZip: 1, withoutCounty: 3 });
    expect(shown.undecided).toMatchObject([
      { zip: "75202", companies: 2, counties: [{ county: two }, { county: one }] },
    ]);
    await bring(COMPANIES);
    expect([await countyOf("Company 1"), await countyOf("Company 2"), await countyOf("Company 5")]).toEqual([
      one,
      null,
      two,
    ]);

    const zips = [{ zip: "75202", county: one }];
    expect(await bring(COMPANIES, { zips })).toMatchObject({ byZip: 3, changed: 2, withoutCounty: 1 });
    expect([await countyOf("Company 3"), await countyOf("Company 4")]).toEqual([one, null]);
    const wrong = await send("POST", "/companies/file", ANN, {
      name: "book.csv",
      content: Buffer.from(COMPANIES).toString("base64"),
      mode: "add",
      dryRun: true,
      zips: [{ zip: "75202", county: "72001" }],
    });
    expect(wrong.json()).toMatchObject({ code: "invalid-input", errors: [{ pointer: "/body/zips/0/county" }] });
    // Another choice later changes nothing that is known already.
    await bring(COMPANIES, { zips: [{ zip: "75202", county: two }] });
    expect(await countyOf("Company 3")).toBe(one);
  });
});
