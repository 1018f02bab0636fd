import { describe, expect, test } from "vitest";
import { exampleCompanies } from "../../../../edition/make/exampleCompanies.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { standingOfPerson } from "#platform/identity/readStanding.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CompaniesFile } from "../contract.ts";
import { bringExample } from "./bringIn.ts";

const ANN = "ann@example.com";
const HEADER =
  "name,street,city,state,zip,county,sub_vertical,employees,phone,website,own_dollars,contact_role,contact_email,contact_consent,contact_source";
const EXAMPLE = `${HEADER}
Example Hotel 01,1 Example Street,Dallas,TX,75201,"County 1, TX",hotels,8,(214) 555-0100,https://example.com/01,4000,Marketing (example),marketing01@example.com,unknown,Example file (not real)
Example Casino 01,2 Example Street,Plano,TX,75074,"County 1, TX",casinos,45,(972) 555-0101,https://example.com/02,,Marketing (example),marketing02@example.com,unknown,Example file (not real)
`;

async function withExample() {
  const product = await testApp();
  const published = await product.given.published({ markets: ["tv-623"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(ANN);
  const [row] = await product.database.query<{ id: number }>("select person_id as id from person where email = $1", [
    ANN,
  ]);
  const owner = await standingOfPerson(product.database, row?.id ?? 0);
  if (!owner) throw new Error("Nobody is there.");
  await product.loadedRevisions.refresh();
  const file = { name: "example-companies.csv", content: Buffer.from(EXAMPLE).toString("base64") };
  const report = await bringExample(product.database, owner, product.loadedRevisions.current(), file);
  const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as: ANN,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const list = async () => (await send("GET", "/companies/file")).json<CompaniesFile>().items;
  return { ...product, published, report, send, list };
}

test("the example file names nobody and nothing that exists, in every row", () => {
  const [header, ...rows] = exampleCompanies().trimEnd().split("\n");
  expect(header).toBe(HEADER);
  expect(rows).toHaveLength(60);
  const known = new Set<string>(SUB_VERTICALS.map(({ id }) => id));
  for (const row of rows) {
    expect(row).toMatch(
      /^Example .+ 0[12],\d+ Example Street,.*\(\d{3}\) 555-01\d\d,https:\/\/example\.com\/\d+,.*@example\.com,unknown,Example file \(not real\)$/,
    );
    expect(known).toContain(row.split(",")[6]);
  }
  expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(60);
});

describe.skipIf(storeMissing)("the example file", () => {
  test("stays marked through changes, is removed at once beside what is real, and can come back", async () => {
    const { report, send, list } = await withExample();
    expect(report).toMatchObject({ added: 2, errors: 0 });
    const [first] = await list();
    expect(first?.id).toMatch(/^example-/);
    const { id, markets: _m, market: _k, score: _s, turn: _t, ...fields } = first ?? { id: "" };
    const { version } = (await send("GET", `/companies/${id}`)).json<{ version: number }>();
    expect((await send("PUT", `/companies/${id}`, { ...fields, city: "Irving", version })).statusCode).toBe(200);
    const own = { ...fields, name: "Company 3", zip: "75203", contacts: [] };
    expect((await send("POST", "/companies", own)).statusCode).toBe(201);
    expect((await list()).map(({ name }) => name)).toHaveLength(3);

    const { change } = (await send("DELETE", "/companies/example")).json<{ change: string }>();
    expect((await list()).map(({ name }) => name)).toEqual(["Company 3"]);
    expect((await send("DELETE", "/companies/example")).json()).toMatchObject({ code: "not-found" });
    expect((await send("POST", `/companies/changes/${change}/undoing`)).statusCode).toBe(200);
    expect((await list()).filter(({ id: one }) => one.startsWith("example-"))).toHaveLength(2);
  });
});
