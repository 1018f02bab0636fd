import { describe, expect, test } from "vitest";
import { type Assumptions, NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { buildForecast } from "#forecast/forecast.ts";
import { assume } from "#forecast/plan/assume.ts";
import { forecastInput } from "#revisions/building/forecastInput.ts";
import { readRevisionRows } from "#revisions/building/readRevisionRows.ts";
import { readComposition } from "#revisions/drafts/composition.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ANN = "ann@example.com";
/** Nobody maps the last category: its dollars count for markets only. */
const OBSERVED = `period,market_code,category,media_type,amount_usd
2026-Q1,623,Health > Care > Hospitals,Spot TV,300
2026-Q1,618,Health > Care > Hospitals,Spot TV,200
2026-Q1,618,Leisure > Games > Casinos,Spot TV,500
2026-Q1,623,Other > Other > Unheard of,Spot TV,500
`;

async function withObserved() {
  const product = await testApp();
  await product.given.person(ANN, { role: "Administrator" });
  const draft = await importSmallCountry(product.database);
  await importText(product.database, "ad-intel", OBSERVED);
  const { items } = (await product.get("/api/v1/forecast/ad-intel/map", { as: ANN })).json<{
    items: { category: string; name: string }[];
  }>();
  const targets = new Map([
    ["Hospitals", "hospitals"],
    ["Casinos", "casinos"],
  ]);
  const categories = items.flatMap(({ category, name }) =>
    targets.has(name) ? [{ category, subVertical: targets.get(name) }] : [],
  );
  const mapped = await product.get("/api/v1/forecast/ad-intel/map", {
    method: "PATCH",
    as: ANN,
    body: JSON.stringify({ version: 0, categories }),
    headers: { "content-type": "application/json" },
  });
  expect(mapped.statusCode).toBe(200);

  const run = async (reliability: Assumptions["reliability"]) => {
    const assumptions = { ...NO_ASSUMPTIONS, reliability };
    const composition = await readComposition(product.database, draft);
    const rows = await readRevisionRows(product.database, draft, composition, assumptions);
    const input = assume(forecastInput(rows).input, assumptions);
    const { wallets } = buildForecast(input);
    const dollars = (market: string, subVertical: string, medium: string) =>
      wallets.get(market)?.[
        cellIndex(
          input,
          input.subVerticals.indexOf(subVertical),
          input.media.indexOf(medium),
          input.years.indexOf(2026),
        )
      ] ?? 0;
    const of = (medium: string, markets: readonly string[], subVerticals: readonly string[]) =>
      markets.flatMap((market) => subVerticals.map((id) => dollars(market, id, medium))).reduce((a, b) => a + b, 0);
    return { wallets, of };
  };
  return { ...product, draft, run };
}

const MARKETS = ["tv-623", "tv-618"];
const CORE = ["hospitals", "casinos"];

describe.skipIf(storeMissing)("observed spend in a run of the forecast", () => {
  test("that is believed wholly gives markets and sub-verticals of its medium the observed shares, and leaves other media", async () => {
    const { run } = await withObserved();
    const [before, after] = [await run({}), await run({ tvOta: 1 })];
    const total = after.of("tvOta", MARKETS, CORE);
    expect(total).toBe(before.of("tvOta", MARKETS, CORE));
    // 800 of the 1,500 observed dollars were spent in Dallas, and half of the 1,000 mapped ones by hospitals.
    expect(after.of("tvOta", ["tv-623"], CORE) / total).toBeCloseTo(8 / 15, 6);
    expect(after.of("tvOta", MARKETS, ["hospitals"]) / total).toBeCloseTo(1 / 2, 6);
    expect(before.of("tvOta", MARKETS, ["hospitals"]) / total).toBeCloseTo(3 / 4, 6);
    expect(after.of("mobile", MARKETS, ["hospitals"])).toBe(before.of("mobile", MARKETS, ["hospitals"]));
  });

  test("that is believed by half moves a share by the square root of what it is off", async () => {
    const { run } = await withObserved();
    const half = await run({ tvOta: 0.5 });
    const total = half.of("tvOta", MARKETS, CORE);
    const [hospitals, casinos] = [0.75 * Math.sqrt(0.5 / 0.75), 0.25 * Math.sqrt(0.5 / 0.25)];
    expect(half.of("tvOta", MARKETS, ["hospitals"]) / total).toBeCloseTo(hospitals / (hospitals + casinos), 6);
  });

  test("that is not believed leaves every figure to the dollar", async () => {
    const { run } = await withObserved();
    const [without, with0] = [await run({}), await run({ tvOta: 0, mobile: 1 })];
    expect([...with0.wallets].map(([market, dollars]) => [market, [...dollars]])).toEqual(
      [...without.wallets].map(([market, dollars]) => [market, [...dollars]]),
    );
  });

  test("is shown with what the run is made from: dollars, markets and how far it is believed", async () => {
    const { get, draft } = await withObserved();
    const { observed } = (await get(`/api/v1/forecast/inputs?base=${draft}`, { as: ANN })).json<{
      observed: object[];
    }>();
    expect(observed).toMatchObject([
      { medium: "tvOta", year: 2026, dollars: 1_500, marketsCovered: 2, reliability: 0, byMarket: [800, 700] },
    ]);
  });
});
