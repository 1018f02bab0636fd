import { describe, expect, test } from "vitest";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { NO_ASSUMPTIONS, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { compareForecasts, explainFigure } from "../contract/analysis.ts";

const ANN = "ann@example.com";

/** What is published, and a built draft that takes a quarter off the leisure of 2027 and holds a spend line. */
async function withTwo() {
  const product = await testApp();
  const { database, given, get, loadedRevisions } = product;
  await given.person(ANN, { role: "Administrator" });
  const before = await importSmallCountry(database);
  await buildRevision(database, before);
  await publish(database, before);
  await loadedRevisions.refresh();
  const spend = "market_code,vertical,medium,year,amount_usd\n623,hospitals,Mobile,2027,700000000\n";
  const { revision: after } = await importText(database, "spend", spend);
  const outlook = { ...NO_OUTLOOK, shocks: [{ vertical: "leisure", year: 2027, change: -0.25 }] };
  const json = JSON.stringify({ ...NO_ASSUMPTIONS, outlook });
  await database.query("update revision set assumptions = $2::text::jsonb where revision_id = $1", [after, json]);
  await buildRevision(database, after ?? 0);
  const ask = async (path: string) => get(`/api/v1/forecast${path}`, { as: ANN });
  return { ...product, before, after, ask };
}

describe.skipIf(storeMissing)("what the forecast room tells of a figure", () => {
  test("two revisions differ by media, markets and cells, and by what is stated and which files they are made of", async () => {
    const { ask, before, after } = await withTwo();
    const answer = await ask("/compare?from=current&to=draft&year=2027");
    const told = answer.json<EndpointOutput<typeof compareForecasts>>();
    expect(answer.statusCode).toBe(200);
    expect(told).toMatchObject({
      from: { revision: String(before), status: "published" },
      to: { revision: String(after), status: "draft" },
      year: 2027,
      assumptions: [{ field: "outlook", name: "shock", vertical: "leisure", year: 2027, before: null, after: -0.25 }],
      files: ["spend"],
    });
    expect(told.cells.find(({ subVertical }) => subVertical === "hospitals")).toMatchObject({
      market: "tv-623",
      name: "Dallas-Ft. Worth",
      medium: "mobile",
      after: 700_000_000,
    });
    const sum = told.cells.reduce((total, { change }) => total + change, 0);
    expect(sum).toBe(told.years.find(({ id }) => id === "2027")?.change);
  });

  test("a figure is told from the national total to the dollar that stands in the wallet", async () => {
    const { ask, get, after } = await withTwo();
    const cell = "medium=tvOta&year=2027&market=tv-618&subVertical=casinos";
    const told = (await ask(`/explain?revision=${after}&${cell}`)).json<EndpointOutput<typeof explainFigure>>();
    const wallet = (await get(`/revisions/${after}/wallets/tv-618`, { as: ANN })).statusCode;
    // A draft is read by nobody; what is published says what the same files give without the shock.
    expect(wallet).toBe(404);
    expect(told.total.provenance).toMatchObject({ basis: "modelled" });
    expect(told.balanced).toBeCloseTo(
      told.total.stated * (told.market?.share ?? 0) * (told.subVertical?.share ?? 0) * (told.balancing ?? 0),
      3,
    );
    expect(Math.abs(told.dollars - told.balanced)).toBeLessThan(1);
    expect(told.market?.drivers.map(({ driver }) => driver)).toEqual(["households", "income", "retailSales"]);
    expect(told.stated).toMatchObject([{ vertical: "leisure", after: -0.25 }]);
    const locked = `/explain?revision=${after}&medium=mobile&year=2027&market=tv-623&subVertical=hospitals`;
    expect((await ask(locked)).json()).toMatchObject({
      dollars: 700_000_000,
      locked: { dollars: 700_000_000, cells: 1 },
      evidence: [{ dollars: 700_000_000, subVerticals: 1, media: 1 }],
      stated: [],
    });
  });

  test("a statement about a medium and a category is told where it reaches, with its reason", async () => {
    const { ask, after, database } = await withTwo();
    const fit = [{ category: "healthcare", medium: "tvOta", elasticities: { older: 0.5 }, reason: "A survey" }];
    const json = JSON.stringify({ ...NO_ASSUMPTIONS, fit });
    await database.query("update revision set assumptions = $2::text::jsonb where revision_id = $1", [after, json]);
    const told = async (subVertical: string, medium: string) =>
      (
        await ask(`/explain?revision=${after}&medium=${medium}&year=2026&market=tv-618&subVertical=${subVertical}`)
      ).json<EndpointOutput<typeof explainFigure>>();
    const hospitals = await told("hospitals", "tvOta");
    expect(hospitals.stated.map(({ field, vertical, name }) => [field, vertical, name])).toContainEqual([
      "fit",
      "healthcare",
      "older",
    ]);
    expect(hospitals.course.strength?.parts).toContainEqual({
      of: "older",
      ratio: 1,
      elasticity: 0.5,
      reason: "A survey",
    });
    expect((await told("hospitals", "mobile")).stated).toEqual([]);
    expect((await told("casinos", "tvOta")).stated).toEqual([]);
    expect((await told("politicalCandidates", "tvOta")).stated).toEqual([]);
  });

  test("what is told is what stands in the wallet, and a place that there is not is named", async () => {
    const { ask, get } = await withTwo();
    const wallet = (await get("/revisions/current/wallets/tv-618", { as: ANN })).json<{
      years: number[];
      media: string[];
      subVerticals: string[];
      dollars: number[];
    }>();
    const at = (sub: string, medium: string, year: number) =>
      wallet.dollars[
        (wallet.subVerticals.indexOf(sub) * wallet.media.length + wallet.media.indexOf(medium)) * wallet.years.length +
          wallet.years.indexOf(year)
      ];
    for (const [sub, medium, year] of [
      ["casinos", "tvOta", 2029],
      ["politicalCandidates", "mobile", 2028],
      ["hospitals", "mobile", 2024],
    ] as const) {
      const told = await ask(`/explain?market=tv-618&subVertical=${sub}&medium=${medium}&year=${year}`);
      expect(told.json<EndpointOutput<typeof explainFigure>>().dollars).toBe(at(sub, medium, year));
    }
    expect((await ask("/explain?market=radio-26420&medium=tvOta&year=2026")).json()).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/query/market" }],
    });
    expect((await ask("/explain?medium=tvOta&year=1999")).json()).toMatchObject({
      errors: [{ pointer: "/query/year" }],
    });
  });
});
