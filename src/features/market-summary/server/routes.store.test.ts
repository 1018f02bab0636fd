import { provenanceOfWallet } from "#domain/revisions/provenanceAtLevel.ts";
import { describe, expect, test } from "vitest";
import { csvFile } from "#domain/tables/csv.ts";
import { NATION } from "#domain/markets/market.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { narrowView, type Scope } from "#domain/spending/scope.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { SectionName } from "#domain/spending/sections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { summarySections } from "../contract.ts";

const SELLER = "seller@example.com";

async function withSeller() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623", "tv-618", "radio-35620"] });
  await product.given.customer({ markets: ["tv-623", "tv-501", "radio-35620"] });
  await product.given.person(SELLER);
  const ask = (url: string) => product.get(url, { as: SELLER });
  return { ...product, ask };
}

const address = (name: SectionName, market: string) => summarySections[name].url.replace(":market", market);

/** The view put together by hand, as a screen does it from its address. */
function viewOf(loadedRevisions: LoadedRevisions, change: Partial<SpendingView> = {}): SpendingView {
  const loadedRevision = loadedRevisions.current();
  const read = (id: string) => ({
    wallet: loadedRevision.wallet(id),
    population: loadedRevision.market(id).population,
  });
  return {
    own: read("tv-623"),
    nation: read(NATION),
    compared: [read("tv-501"), read(NATION)],
    year: 2024,
    political: "without",
    provenance: provenanceOfWallet(loadedRevision.revision, loadedRevision.wallet("tv-623"), "with"),
    platformShares: loadedRevision.revision.platformShares,
    currentYear: 2025,
    minimumShare: 0.002,
    ...change,
  };
}

/** What the domain makes of a section, as an answer carries it and as a file. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties a section's figures to its table
function expected<Name extends SectionName>(name: Name, view: SpendingView): { json: unknown; csv: string } {
  const { compute, table } = spendingSections[name];
  const figures = compute(view);
  return {
    json: JSON.parse(JSON.stringify(summarySections[name].response.parse(figures))),
    csv: csvFile(table(figures)),
  };
}

describe.skipIf(storeMissing)("the market summary", () => {
  test.each(SECTION_NAMES)("%s: JSON, CSV and the figures of a screen are the same", async (name) => {
    const { ask, get, loadedRevisions } = await withSeller();
    const query = "?year=2024&political=without&compare=tv-501,nation&minimum=0.002";
    const { json, csv } = expected(name, viewOf(loadedRevisions));

    expect((await ask(`${address(name, "tv-623")}${query}`)).json()).toEqual(json);
    expect((await ask(`${address(name, "tv-623")}.csv${query}`)).body).toBe(csv);
    const asked = await get(`${address(name, "tv-623")}${query}`, { as: SELLER, headers: { accept: "text/csv" } });
    expect(asked.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(asked.body).toBe(csv);
  });

  test.each<Scope>([
    { kind: "vertical", id: "automotive" },
    { kind: "vertical", id: "government" },
    { kind: "subVertical", id: "hotels" },
  ])("of $id alone, every section is what a screen about it computes, in JSON and CSV", async (scope) => {
    const { ask, loadedRevisions } = await withSeller();
    const query = `?year=2024&political=without&compare=tv-501,nation&minimum=0.002&${scope.kind}=${scope.kind === "market" ? "" : scope.id}`;
    const view = narrowView(viewOf(loadedRevisions), scope);
    for (const name of SECTION_NAMES) {
      const { json, csv } = expected(name, view);
      expect((await ask(`${address(name, "tv-623")}${query}`)).json()).toEqual(json);
      expect((await ask(`${address(name, "tv-623")}.csv${query}`)).body).toBe(csv);
    }
  });

  test("who bought one vertical gets its figures, and neither another's nor those of a sub-vertical of another", async () => {
    const { get, given } = await withSeller();
    await given.person("narrow@example.com", { verticals: ["leisure"] });
    const ask = (query: string) =>
      get(`${address("verticalBreakdown", "tv-623")}?${query}`, { as: "narrow@example.com" });
    expect((await ask("vertical=leisure")).statusCode).toBe(200);
    expect((await ask("subVertical=hotels")).statusCode).toBe(200);
    for (const query of [
      "vertical=automotive",
      "subVertical=newCarDealers",
      "vertical=dragons",
      "vertical=leisure,retail",
    ]) {
      expect((await ask(query)).json()).toMatchObject({ code: "vertical-not-entitled" });
    }
  });

  test("all sections come at once under their names, each as it comes alone", async () => {
    const { ask, loadedRevisions } = await withSeller();
    const whole = await ask(
      "/markets/tv-623/market-summary?political=without&year=2024&minimum=0.002&compare=tv-501,nation",
    );
    const { sections, ...rest } = whole.json<{ sections: Record<string, unknown> }>();
    expect(rest).toEqual({
      revision: loadedRevisions.current().revision.id,
      market: "tv-623",
      year: 2024,
      quarter: null,
    });
    expect(Object.keys(sections).toSorted()).toEqual([...SECTION_NAMES].toSorted());
    for (const name of SECTION_NAMES) expect(sections[name]).toEqual(expected(name, viewOf(loadedRevisions)).json);
  });

  test("what is left out of the address is the current year, with political, alone", async () => {
    const { ask, loadedRevisions } = await withSeller();
    const usual = viewOf(loadedRevisions, { year: 2025, political: "with", compared: [], minimumShare: 0.01 });
    const answer = await ask("/markets/tv-623/media-ad-spending");
    expect(answer.json()).toEqual(expected("mediaAdSpending", usual).json);
  });

  test("a market compared with itself stands there once", async () => {
    const { ask } = await withSeller();
    const answer = await ask("/markets/tv-623/media-ad-spending-market-compare?compare=tv-623,tv-501,tv-501");
    const ids = answer.json<{ markets: { market: string }[] }>().markets.map(({ market }) => market);
    expect(ids).toEqual(["tv-623", "tv-501", NATION]);
  });

  test("an older revision can be asked for", async () => {
    const { ask, given, loadedRevisions } = await withSeller();
    const older = loadedRevisions.current().revision.id;
    const before = (await ask("/markets/tv-623/forecast-by-media")).json();
    await given.published({ markets: ["tv-623"] });
    expect((await ask(`/markets/tv-623/forecast-by-media?revision=${older}`)).json()).toEqual(before);
    expect((await ask("/markets/tv-623/forecast-by-media?revision=99")).json()).toMatchObject({
      code: "revision-unknown",
    });
  });

  test("a market that is not bought shows nothing, asked for or compared", async () => {
    const { ask } = await withSeller();
    for (const name of SECTION_NAMES) {
      for (const url of [
        address(name, "tv-618"),
        `${address(name, "tv-618")}.csv`,
        `${address(name, "tv-623")}?compare=tv-618`,
      ]) {
        const answer = await ask(url);
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, "market-not-entitled"]);
      }
    }
  });

  test.each([
    ["year=1999", "/query/year"],
    ["year=soon", "/query/year"],
    ["political=maybe", "/query/political"],
    ["minimum=2", "/query/minimum"],
    ["compare=nation,tv-501,radio-35620,tv-623,tv-1", "/query/compare"],
    ["vertical=dragons", "/query/vertical"],
    ["vertical=leisure,retail", "/query/vertical"],
    ["subVertical=leisure", "/query/subVertical"],
    ["vertical=leisure&subVertical=hotels", "/query/subVertical"],
    ["sort=up", "/query/sort"],
  ])("%s is refused, and its place named", async (query, pointer) => {
    const { ask } = await withSeller();
    const answer = await ask(`/markets/tv-623/forecast-by-media?${query}`);
    expect(answer.json()).toMatchObject({ code: "invalid-input", errors: [{ pointer }] });
  });
});
