import { describe, expect, test } from "vitest";
import { buildRevision } from "#revisions/buildRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { importSmallCountry } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { EditedMarket, GroundCounty } from "../contract/editingSchemas.ts";

const ADMIN = "admin@example.com";
const SELLER = "seller@example.com";
const ADDRESS = "/api/v1/administration/markets";

interface Listed {
  readonly source: { readonly revision: string; readonly isDraft: boolean };
  readonly basis: string;
  readonly items: readonly EditedMarket[];
}

interface Ground {
  readonly basis: string;
  readonly counties: readonly GroundCounty[];
}

async function withCountry() {
  const product = await testApp();
  const { database, loadedRevisions } = product;
  const revision = await importSmallCountry(database);
  const publishDraft = async (id: number) => {
    await buildRevision(database, id);
    await publish(database, id);
    await loadedRevisions.refresh();
  };
  await publishDraft(revision);
  await product.given.customer({ markets: ["tv-623", "tv-618", "radio-26420"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  const send = (method: "PATCH" | "PUT", path: string, body: object, as = ADMIN) =>
    product.get(ADDRESS + path, {
      method,
      as,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const list = async (kind = "tv") => (await product.get(`${ADDRESS}?kind=${kind}`, { as: ADMIN })).json<Listed>();
  const ground = async () => (await product.get(`${ADDRESS}/tv-623/ground`, { as: ADMIN })).json<Ground>();
  const names = async (as: string) =>
    (await product.get("/markets?kind=tv", { as })).json<{ items: { name: string }[] }>().items.map(({ name }) => name);
  return { ...product, revision, publishDraft, send, list, ground, names };
}

describe.skipIf(storeMissing)("TV and radio markets for administrators", () => {
  test("are listed with what their counties add up to", async () => {
    const { list } = await withCountry();
    const { source, items } = await list();
    expect(source.isDraft).toBe(false);
    expect(items).toMatchObject([
      { id: "tv-623", rank: 1, countyCount: 2, population: 4_700_000, active: true, changed: false, lastYear: null },
      { id: "tv-618", rank: 2, countyCount: 2, population: 5_500_000, stations: 0 },
    ]);
    expect((await list("radio")).items).toMatchObject([{ id: "radio-26420", population: 4_800_000 + 525_000 }]);
  });

  test("a change goes into the open draft, and readers see it with the next publication", async () => {
    const { list, send, names, publishDraft, revision } = await withCountry();
    const { basis } = await list();
    const answer = await send("PATCH", "/tv-623", { basis, name: "Dallas and Fort Worth", tvHomes: 3_000_000 });
    const draft = answer.json<{ revision: string }>().revision;
    expect(Number(draft)).toBeGreaterThan(revision);
    const drafted = await list();
    expect(drafted.source).toMatchObject({ revision: draft, isDraft: true });
    expect(drafted.items).toMatchObject([
      { id: "tv-623", name: "Dallas and Fort Worth", tvHomes: 3_000_000, homesShare: 1, changed: true },
      { id: "tv-618", changed: false },
    ]);
    expect(await names(SELLER)).toEqual(["Dallas-Ft. Worth", "Houston"]);
    await publishDraft(Number(draft));
    expect(await names(SELLER)).toEqual(["Dallas and Fort Worth", "Houston"]);
  });

  test("a market that is not active is offered to administrators alone", async () => {
    const { list, send, names, publishDraft, get } = await withCountry();
    const answer = await send("PATCH", "/tv-618", { basis: (await list()).basis, active: false });
    await publishDraft(Number(answer.json<{ revision: string }>().revision));
    expect([await names(SELLER), await names(ADMIN)]).toEqual([["Dallas-Ft. Worth"], ["Dallas-Ft. Worth", "Houston"]]);
    const ranking = await get("/revisions/current/rankings?by=medium&of=tvOta&kind=tv", { as: SELLER });
    expect(ranking.json<{ items: { market: string }[] }>().items.map(({ market }) => market)).toEqual(["tv-623"]);
    expect((await get("/markets/tv-618", { as: SELLER })).statusCode).toBe(200);
    expect((await list()).items).toMatchObject([{ active: true }, { active: false }]);
    await send("PATCH", "/tv-618", { basis: (await list()).basis, active: true });
    expect((await list()).items).toMatchObject([{ active: true }, { active: true, changed: true }]);
  });

  test("two editors notice each other", async () => {
    const { list, send } = await withCountry();
    const { basis } = await list();
    await send("PATCH", "/tv-623", { basis, name: "One" });
    expect((await send("PATCH", "/tv-618", { basis, name: "Two" })).json()).toMatchObject({ code: "conflict" });
    expect((await list()).items.map(({ name }) => name)).toEqual(["One", "Houston"]);
  });

  test("a county goes from one market to another, to the last person", async () => {
    const { list, ground, send, publishDraft, loadedRevisions } = await withCountry();
    const { basis, counties } = await ground();
    expect(counties.find(({ fips }) => fips === "48439")).toMatchObject({
      name: "Tarrant County",
      markets: [
        { id: "radio-26420", share: 0.25 },
        { id: "tv-623", name: "Dallas-Ft. Worth", share: 1 },
      ],
    });
    const first = await send("PUT", "/tv-623/counties", {
      basis,
      counties: [
        { fips: "48113", share: 1 },
        { fips: "48439", share: 0.6 },
      ],
    });
    expect(first.statusCode).toBe(200);
    const second = await send("PUT", "/tv-618/counties", {
      basis: (await ground()).basis,
      counties: ["48201", "48339"].map((fips) => ({ fips, share: 1 })).concat({ fips: "48439", share: 0.4 }),
    });
    expect((await list()).items.map(({ population }) => population)).toEqual([3_860_000, 6_340_000]);
    await publishDraft(Number(second.json<{ revision: string }>().revision));
    expect(loadedRevisions.current().market("tv-618").countyCount).toBe(3);
  });

  test("a county is taken from the market that had it, unless that would be left with nothing", async () => {
    const { list, ground, send } = await withCountry();
    const take = async (counties: readonly object[], taken: readonly string[]) =>
      send("PUT", "/tv-618/counties", { basis: (await ground()).basis, counties, taken });
    const own = ["48201", "48339"].map((fips) => ({ fips, share: 1 }));
    await take([...own, { fips: "48439", share: 0.75 }], ["48439"]);
    expect((await ground()).counties.find(({ fips }) => fips === "48439")?.markets).toMatchObject([
      { id: "radio-26420", share: 0.25 },
      { id: "tv-618", share: 0.75 },
      { id: "tv-623", share: 0.25 },
    ]);
    const all = [...own, ...["48439", "48113"].map((fips) => ({ fips, share: 1 }))];
    expect((await take(all, ["48439", "48113"])).json()).toMatchObject({ code: "invalid-input" });
    expect((await list()).items.map(({ countyCount }) => countyCount)).toEqual([2, 3]);
  });

  test.each([
    [
      "more than a whole county",
      [
        { fips: "48113", share: 1 },
        { fips: "48201", share: 0.5 },
      ],
      "invalid-input",
    ],
    ["a county that there is none of", [{ fips: "99999", share: 1 }], "invalid-input"],
    [
      "a county twice",
      [
        { fips: "48113", share: 0.5 },
        { fips: "48113", share: 0.5 },
      ],
      "invalid-input",
    ],
    ["no county", [], "invalid-input"],
    ["a share of nothing", [{ fips: "48113", share: 0 }], "invalid-input"],
  ])("%s is refused and begins no draft", async (_, counties, code) => {
    const { ground, list, send } = await withCountry();
    const { basis } = await ground();
    expect((await send("PUT", "/tv-623/counties", { basis, counties })).json()).toMatchObject({ code });
    expect((await list()).source.isDraft).toBe(false);
  });

  test("a radio market says how it is measured and in which one it lies", async () => {
    const { list, send } = await withCountry();
    const radio = async () => list("radio");
    await send("PATCH", "/radio-26420", { basis: (await radio()).basis, method: "ppm" });
    expect((await radio()).items).toMatchObject([{ method: "ppm", embeddedIn: null, changed: true }]);
    const { basis } = await radio();
    for (const embeddedIn of ["radio-26420", "tv-623"])
      expect((await send("PATCH", "/radio-26420", { basis, embeddedIn })).json()).toMatchObject({
        code: "invalid-input",
      });
    await send("PATCH", "/radio-26420", { basis, embeddedIn: "radio-99999" });
    expect((await radio()).items).toMatchObject([{ method: "ppm", embeddedIn: "radio-99999" }]);
  });

  test("every change stands in the audit log, with what came and went", async () => {
    const { list, ground, send, database } = await withCountry();
    await send("PATCH", "/tv-623", { basis: (await list()).basis, rank: 7 });
    await send("PUT", "/tv-623/counties", { basis: (await ground()).basis, counties: [{ fips: "48113", share: 1 }] });
    const rows = await database.query(
      "select action, subject, before, after from audit_entry where subject_kind = 'market' order by position",
    );
    expect(rows).toMatchObject([
      { action: "market.changed", subject: "Dallas-Ft. Worth", before: { rank: 1 }, after: { rank: 7 } },
      { action: "market.countiesChanged", before: { counties: ["48439"] }, after: { counties: [] } },
    ]);
  });

  test("a market that gives a county away has an entry of its own in the audit log", async () => {
    const { ground, send, database } = await withCountry();
    const counties = [...["48201", "48339"].map((fips) => ({ fips, share: 1 })), { fips: "48439", share: 0.75 }];
    await send("PUT", "/tv-618/counties", { basis: (await ground()).basis, counties, taken: ["48439"] });
    const rows = await database.query(
      "select subject_id as id, before, after from audit_entry where subject_kind = 'market' order by subject_id",
    );
    expect(rows).toMatchObject([
      { id: "tv-618", before: { counties: [] }, after: { counties: ["48439 × 0.75"] } },
      { id: "tv-623", before: { counties: ["48439"] }, after: { counties: ["48439 × 0.25"] } },
    ]);
  });

  test("nobody else sees or changes them", async () => {
    const { get, send, list } = await withCountry();
    const { basis } = await list();
    for (const path of ["", "/tv-623/ground"])
      expect((await get(ADDRESS + path, { as: SELLER })).json()).toMatchObject({ code: "role-required" });
    expect((await send("PATCH", "/tv-623", { basis, name: "Mine" }, SELLER)).json()).toMatchObject({
      code: "role-required",
    });
  });

  test("the shapes of all counties come small", async () => {
    const { get } = await withCountry();
    const answer = await get("/api/v1/administration/county-shapes", {
      as: ADMIN,
      headers: { "accept-encoding": "br" },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBeLessThan(300_000);
  });
});
