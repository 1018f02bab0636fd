import { beforeEach, describe, expect, test } from "vitest";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { recomputed } from "#domain/forecast/recomputed.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { formatsFor } from "#language/format.ts";
import { courseSteps } from "#language/words/courseSteps.ts";
import { textIn } from "#language/words/textIn.ts";
import { wordsIn } from "#language/words/words.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { type TestApp, testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { figureCourse } from "../contract.ts";

const SELLER = "seller@example.com";
const SPEND = "market_code,vertical,medium,year,amount_usd\n623,hospitals,tvOta,2026,123456\n";

/** Dallas is seen to spend much more than by our estimate, and casinos as much as hospitals, of which we have three times as much. */
const OBSERVED = `period,market_code,category,media_type,amount_usd
${[1, 2, 3, 4]
  .flatMap((quarter) =>
    Array.from({ length: 20 }, (_, at) => [
      `2025-Q${quarter},623,Health > Care > Hospital ${at},Spot TV,9000`,
      `2025-Q${quarter},618,Games > Games > Casino ${at},Spot TV,9000`,
      `2025-Q${quarter},623,Games > Games > Casino ${at},Spot TV,9000`,
      `2025-Q${quarter},618,Health > Care > Hospital ${at},Spot TV,900`,
    ]),
  )
  .flat()
  .join("\n")}
`;

type Answer = EndpointOutput<typeof figureCourse>;

describe.skipIf(storeMissing)("how a figure came about", () => {
  let product: TestApp;
  beforeEach(async () => {
    product = await testApp();
    const draft = await importSmallCountry(product.database);
    await importText(product.database, "spend", SPEND);
    await buildRevision(product.database, draft);
    await publish(product.database, draft);
    await product.loadedRevisions.refresh();
    await product.given.customer({ markets: ["tv-623", "radio-26420"] });
    await product.given.person(SELLER);
  });

  const ask = async (market: string, query: string) => {
    const response = await product.get(`/api/v1/revisions/current/courses/${market}?${query}`, { as: SELLER });
    return response.json<Answer & { code?: string; errors?: { pointer: string }[] }>();
  };

  test("all money of a market is told by medium, a medium by core and political money, and core money factor by factor", async () => {
    const all = await ask("tv-623", "year=2026");
    expect(all.by).toBe("medium");
    expect(all.parts.reduce((sum, { dollars }) => sum + dollars!, 0)).toBe(all.dollars);
    const medium = await ask("tv-623", "year=2026&medium=tvOta");
    expect(medium.parts.map(({ id }) => id)).toEqual(["core", "political"]);
    const core = await ask("tv-623", "year=2026&medium=tvOta&part=core");
    expect(core).toMatchObject({ by: null, parts: [], course: { place: { market: "tv-623", subVertical: null } } });
    expect(recomputed(core.course!)).toMatchObject({ agrees: true });
  });

  test("a category's figure comes with the file and line of its total, its weight and its counties", async () => {
    const { course, rows, dollars } = await ask("tv-623", "year=2026&medium=tvOta&subVertical=casinos");
    expect(recomputed(course!)).toMatchObject({ agrees: true, dollars });
    const given = rows!.totals.find(({ year }) => year === 2026)!;
    expect(given).toMatchObject({ dollars: course!.total!.stated, line: expect.any(Number) });
    expect(rows!.mix).toMatchObject({ weight: course!.subVertical!.weighed!.weight, line: expect.any(Number) });
    expect(rows!.counties.length).toBeGreaterThan(0);
    for (const { line, shareLine } of rows!.counties) expect([line, shareLine]).not.toContain(null);
  });

  test("a figure that was reported names the line that says so", async () => {
    const { course, rows, dollars } = await ask("tv-623", "year=2026&medium=tvOta&subVertical=hospitals");
    expect(dollars).toBe(123_456);
    expect(course!.line).toMatchObject({ dollars: 123_456, share: 1 });
    expect(rows!.spend).toEqual([
      expect.objectContaining({ target: "hospitals", medium: "tvOta", dollars: 123_456, line: 2 }),
    ]);
  });

  test("a radio market is told by the TV markets that it reaches into, of those that the reader does not have without their money", async () => {
    const { by, parts, dollars } = await ask("radio-26420", "year=2026&medium=tvOta&subVertical=casinos");
    expect(by).toBe("tvMarket");
    expect(parts.reduce((sum, part) => sum + part.dollars!, 0)).toBe(dollars);
    expect(parts.find(({ id }) => id === "tv-623")?.slices?.of).toBeGreaterThan(0);
    expect(parts.find(({ id }) => id === "tv-618")?.slices).toBeNull();
  });

  test("what no file tells of the place and year is told with the rule that stands in for it", async () => {
    const files = {
      "county-history":
        "fips,year,population,per_capita_income_usd\n48113,2024,2600000,38000\n48439,2024,2100000,39000\n48201,2024,4800000,37000\n48339,2024,700000,47000\n" +
        "48113,2026,2700000,\n48439,2026,2200000,\n48201,2026,4900000,\n48339,2026,720000,\n",
      trades: "sub_vertical,naics,elasticity,reason_en\nhospitals,622110,0.5,Hospitals\ncasinos,721120,0.5,Casinos\n",
      "county-trades": "fips,naics,year,establishments,employees\n48113,721120,2021,9,900\n48201,721120,2021,4,\n",
      races: "office,year,state,district,rating,source\nsenate,2026,TX,,,Example\ngovernor,2026,TX,,lean,Example\n",
    } as const;
    const draft = (await importText(product.database, "races", files.races)).revision ?? 0;
    for (const layout of ["county-history", "trades", "county-trades"] as const)
      await importText(product.database, layout, files[layout]);
    await buildRevision(product.database, draft);
    await publish(product.database, draft);
    await product.loadedRevisions.refresh();
    const linesOf = async (query: string) => {
      const { course, rows } = await ask("tv-623", query);
      const words = wordsIn(await textIn("en-US"), formatsFor("en-US"), new Map());
      return courseSteps(course!, rows, words).flatMap(({ lines }) => lines);
    };
    const core = await linesOf("year=2026&medium=tvOta&subVertical=casinos");
    expect(core).toContain(
      "Households and Retail sales: county-history.csv names no year; assumed to move with population",
    );
    expect(core).toContain(
      "Income: county-history.csv ends in 2024; after that, at the market’s growth rate, fading out",
    );
    expect(core).toContain("Tarrant County has few or no trades in county-trades.csv: assumed to be like the market");
    const political = await linesOf("year=2026&medium=tvOta&part=political");
    expect(political).toContain(
      "No rating in races.csv: Senate TX. Assumed to be as competitive as the state’s last rated race",
    );
    expect(core.join()).not.toContain("No rating");
  });

  test("a market that is not bought, and what there is not, is refused by name", async () => {
    expect(await ask("tv-618", "year=2026")).toMatchObject({ code: "market-not-entitled" });
    for (const [query, pointer] of [
      ["year=1999", "/query/year"],
      ["year=2026&medium=skywriting", "/query/medium"],
      ["year=2026&subVertical=nothing", "/query/subVertical"],
      ["year=2026&vertical=nothing", "/query/vertical"],
    ] as const)
      expect(await ask("tv-623", query)).toMatchObject({ code: "invalid-input", errors: [{ pointer }] });
  });

  test("a share that observed spend steers names the file and the days that it was seen in, and to a reader of a vertical no other's", async () => {
    const { database, given, get, loadedRevisions } = product;
    await importText(database, "ad-intel", OBSERVED);
    const [draft = { revision: 0 }] = await database.query<{ revision: number }>(
      "select revision_id::float8 as revision from revision where status = 'draft'",
    );
    await database.query(
      `insert into ad_intel_category_map (category, sub_vertical, changed_by)
       select category, case when name like 'Hospital%' then 'hospitals' else 'casinos' end, 'Ann' from ad_intel_category`,
    );
    await database.query("update revision set assumptions = $2 where revision_id = $1", [
      draft.revision,
      JSON.stringify({ ...NO_ASSUMPTIONS, reliability: { tvOta: 0.8 } }),
    ]);
    await buildRevision(database, draft.revision);
    await publish(database, draft.revision);
    await loadedRevisions.refresh();
    const asked = async (verticals: readonly string[] | undefined) => {
      const name = `Readers of ${verticals?.[0] ?? "all"}`;
      await given.customer({ name, markets: ["tv-623"], ...(verticals && { verticals }) });
      const email = `${verticals?.[0] ?? "all"}@example.com`;
      await given.person(email, { customer: name });
      const url = "/api/v1/revisions/current/courses/tv-623?year=2026&medium=tvOta&subVertical=casinos";
      return (await get(url, { as: email })).json<Answer>();
    };
    const { course, rows, dollars } = await asked(undefined);
    expect(recomputed(course!)).toMatchObject({ agrees: true, dollars });
    expect(course!.market!.observed).toMatchObject({ year: 2025, reliability: 0.8 });
    expect(course!.subVertical!.weighed!.steered!.observed!.weight).toBeGreaterThan(0.3);
    expect(course!.band!.low).toBeLessThan(dollars!);
    expect(course!.band!.high).toBeGreaterThan(dollars!);
    expect(rows!.observed).toEqual({ files: ["ad-intel.csv"], firstDay: "2025-01-01", endDay: "2026-01-01" });
    const narrow = await asked(["leisure"]);
    expect(narrow.dollars).toBe(dollars);
    expect(narrow.course!.subVertical).toMatchObject({ weighed: null });
    expect(recomputed(narrow.course!)).toMatchObject({ agrees: true, dollars });
  });

  test("a figure that its files do not make, as of an earlier method, is told beside what they make", async () => {
    await product.database.query("update national_total set core_dollars = core_dollars * 2 where medium = 'tvOta'");
    const { dollars, course } = await ask("tv-623", "year=2026&medium=tvOta&subVertical=casinos");
    expect(dollars).toBeGreaterThan(0);
    expect(course!.dollars).not.toBe(dollars);
    expect(recomputed(course!)).toMatchObject({ agrees: true, dollars: course!.dollars });
  });
});
