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
/** What was seen in a market of each kind of category, quarter by quarter, in thirty categories alike; nobody maps those of `Others`. */
const SEEN = [
  ["623", "Hospitals", 300],
  ["618", "Hospitals", 200],
  ["618", "Casinos", 500],
  ["623", "Others", 1_700],
] as const;
const CATEGORIES = 30;
const OBSERVED = `period,market_code,category,media_type,amount_usd
${SEEN.flatMap(([market, kind, dollars]) =>
  Array.from({ length: CATEGORIES * 4 }, (_, at) => {
    const [quarter, category] = [1 + (at % 4), Math.floor(at / 4)];
    return `2026-Q${quarter},${market},${kind} > ${kind} > ${kind} ${category},Spot TV,${dollars}`;
  }),
).join("\n")}
`;

/** How many equal amounts some dollars of each quarter are worth that fall to thirty categories each. */
function amounts(...dollars: readonly number[]): number {
  const [sum, squares] = [dollars.reduce((all, one) => all + one, 0), dollars.reduce((all, one) => all + one ** 2, 0)];
  return (4 * CATEGORIES * sum ** 2) / squares;
}

/** What the first of two becomes against the second: of two, the spread is half the square of what they are apart, less their mean chance. */
function steeredRatio(ours: number, seen: number, [first, second]: readonly [number, number], reliability: number) {
  const apart = Math.log(seen / ours);
  const spread = apart ** 2 / 2 - (1 / first + 1 / second) / 2;
  const [a, b] = [first, second].map((of) => spread / (spread / reliability + 1 / of));
  return ours * Math.exp(((2 * a! * b!) / (a! + b!)) * apart);
}

async function withObserved() {
  const product = await testApp();
  await product.given.person(ANN, { role: "Administrator" });
  const draft = await importSmallCountry(product.database);
  await importText(product.database, "ad-intel", OBSERVED);
  const { items } = (await product.get("/api/v1/forecast/ad-intel/map", { as: ANN })).json<{
    items: { category: string; name: string }[];
  }>();
  const categories = items.flatMap(({ category, name }) => {
    const subVertical = { Hospitals: "hospitals", Casinos: "casinos" }[name.split(" ")[0] ?? ""];
    return subVertical === undefined ? [] : [{ category, subVertical }];
  });
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
  test.each([0.5, 1])(
    "that is believed by %s moves markets and sub-verticals of its medium by its precision, and leaves other media",
    async (reliability) => {
      const { run } = await withObserved();
      const [before, after] = [await run({}), await run({ tvOta: reliability })];
      const total = after.of("tvOta", MARKETS, CORE);
      expect(total).toBe(before.of("tvOta", MARKETS, CORE));
      const markets = (made: typeof before) => made.of("tvOta", ["tv-623"], CORE) / made.of("tvOta", ["tv-618"], CORE);
      const ofMarkets = steeredRatio(
        markets(before),
        2_000 / 700,
        [amounts(300, 1_700), amounts(200, 500)],
        reliability,
      );
      expect(markets(after) / ofMarkets).toBeCloseTo(1, 5);
      // Half of the mapped dollars were spent by hospitals; we have three quarters.
      const lines = (made: typeof before) =>
        made.of("tvOta", MARKETS, ["hospitals"]) / made.of("tvOta", MARKETS, ["casinos"]);
      expect(lines(before)).toBeCloseTo(3, 5);
      const ofLines = steeredRatio(3, 1, [amounts(300, 200), amounts(500)], reliability);
      expect(lines(after) / ofLines).toBeCloseTo(1, 5);
      expect(lines(after)).toBeGreaterThan(1);
      expect(after.of("mobile", MARKETS, ["hospitals"])).toBe(before.of("mobile", MARKETS, ["hospitals"]));
    },
  );

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
      {
        medium: "tvOta",
        year: 2026,
        dollars: 324_000,
        marketsCovered: 2,
        reliability: 0,
        byMarket: [240_000, 84_000],
        amountsByMarket: [amounts(300, 1_700), amounts(200, 500)].map((one) => expect.closeTo(one, 9)),
      },
    ]);
  });
});
