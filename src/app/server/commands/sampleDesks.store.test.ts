import { describe, expect, test } from "vitest";
import { alerts } from "#features/alerts/contract.ts";
import { observedMap } from "#features/ad-intel/contract.ts";
import { callList } from "#features/call-list/contract.ts";
import { companies } from "#features/companies/contract.ts";
import { forecastScenarios } from "#features/forecast-analysis/contract/scenarios.ts";
import { savedViews } from "#features/saved-views/contract.ts";
import { session } from "#features/session/contract.ts";
import { ownRevenue } from "#features/share-wallet/contract/ownRevenue.ts";
import { isExample } from "#domain/companies/exampleCompany.ts";
import { NATION } from "#domain/markets/market.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { cellIndex, type Wallet } from "#domain/wallet/wallet.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { revisionAssumptions } from "#platform/database/queries/revisionAssumptions.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { loadSample } from "./sample.ts";

const SECONDS = 1_000;
const BELIEVED = "Ad Intel believed (example)";
const [ADMIN, SELLER, RADIO, BASIC] = [
  "admin@spotmarket.example",
  "seller@spotmarket.example",
  "radio@spotmarket.example",
  "basic@spotmarket.example",
] as const;
const EVERYBODY = [ADMIN, SELLER, RADIO, BASIC];
const HOME = { [ADMIN]: "tv-839", [SELLER]: "tv-803", [RADIO]: "radio-19100", [BASIC]: "tv-529" };

/** The product as it stands once the sample is loaded and the background has done what is due, but for what-ifs of readers. */
async function withSample() {
  const product = await testApp({ documentWorker: "light" });
  const { database, get, runJobs } = product;
  await loadSample({ database, log: () => undefined });
  const raisedBefore = await database.query("select 1 from alert");
  await database.query("delete from job where kind = 'forecast-run' and name <> $1", [BELIEVED]);
  await runJobs();
  await product.loadedRevisions.refresh();
  const answer = async (as: string, url: string) => get(`/api/v1${url}`, { as });
  return { ...product, answer, raisedBefore };
}

/** Core dollars of a medium in a year; of every medium where none is named. */
function coreOf(wallet: Wallet, medium: string | null, year: number): number {
  const [place, when] = [wallet.media.indexOf(medium ?? ""), wallet.years.indexOf(year)];
  let dollars = 0;
  for (const [row, subVertical] of wallet.subVerticals.entries()) {
    if (isPolitical(subVertical)) continue;
    for (const [column] of wallet.media.entries())
      if (medium === null || column === place) dollars += wallet.dollars[cellIndex(wallet, row, column, when)] || 0;
  }
  return dollars;
}

type Loaded = Awaited<ReturnType<typeof withSample>>;

/** Her own market, alerts, views and calls, and none of them of what she may not see. */
async function expectDesk({ answer }: Loaded, as: (typeof EVERYBODY)[number]): Promise<void> {
  const { homeMarket, welcomed, markets } = session.response.parse((await answer(as, "/session")).json());
  expect([homeMarket, welcomed]).toEqual([HOME[as], true]);
  const mine = new Set([...markets, NATION]);
  const raised = alerts.response.parse((await answer(as, "/alerts")).json()).items;
  expect(raised.length).toBeGreaterThanOrEqual(3);
  expect(raised.length).toBeLessThan(25);
  expect(raised.filter(({ facts }) => !mine.has(facts.market))).toEqual([]);
  const views = savedViews.response.parse((await answer(as, "/saved-views")).json()).items;
  expect(views.length).toBeGreaterThanOrEqual(2);
  expect(views.filter((view) => !view.open || !view.mine)).toEqual([]);
  const compared = views.flatMap(
    ({ path }) => new URLSearchParams(path.split("?")[1]).get("compare")?.split(",") ?? [],
  );
  expect(compared.filter((market) => !mine.has(market))).toEqual([]);
  const calls = callList.response.parse((await answer(as, "/call-list")).json()).items;
  expect(new Set(calls.map(({ status }) => status)).size).toBeGreaterThanOrEqual(2);
  expect(calls.filter(({ market, note }) => !mine.has(market) || !note.startsWith("Example. "))).toEqual([]);
}

/** What is said of the second revision against the first is what both hold. */
async function expectRevised({ answer, loadedRevisions }: Loaded, as: string, medium: string): Promise<void> {
  const { items } = alerts.response.parse((await answer(as, "/alerts")).json());
  const told = items.find(({ facts }) => facts.kind === "revised" && facts.medium === medium)?.facts;
  if (!told) throw new Error(`Nothing was raised of ${medium}.`);
  const now = loadedRevisions.current();
  const before = await loadedRevisions.byId(String(Number(now.revision.id) - 1));
  expect([before.revision.label, now.revision.label]).toEqual(["2026 Q1 open estimate", "2026 Q3 open estimate"]);
  const [was, is] = [before, now].map(({ wallet }) => coreOf(wallet(told.market), medium, told.year));
  expect([told.before, told.after]).toEqual([was, is]);
  expect(was).not.toBe(is);
}

/** Mapped but for two categories, which the published figures know nothing of; what believing it would move stands beside them. */
async function expectAdIntel({ answer, database }: Loaded): Promise<void> {
  const { items, changes } = observedMap.response.parse((await answer(ADMIN, "/forecast/ad-intel/map")).json());
  expect(items.filter(({ subVertical }) => subVertical === undefined).map(({ name }) => name)).toEqual([
    "Power and water",
    "Appeals and charities",
  ]);
  expect(changes).toMatchObject([{ by: "sample set", entries: 38 }]);
  const published = (await publishedRevision(database)) ?? 0;
  expect((await revisionAssumptions(database, published)).reliability).toEqual({});
  const listed = (await answer(ADMIN, "/forecast/scenarios")).json<{ items: unknown[] }>();
  const believed = forecastScenarios.response.parse(listed).items.find(({ name }) => name === BELIEVED);
  expect(believed).toMatchObject({ sample: true, offeredAt: null, run: { state: "done" } });
  expect(believed?.run?.summary?.verticals.some(({ change }) => change !== 0)).toBe(true);
  expect(believed?.run?.summary?.media.filter(({ change }) => Math.abs(change) > 1)).toEqual([]);
}

describe.skipIf(storeMissing)("the desks of the demo accounts", () => {
  test(
    "hold what their owners may see: alerts that the second revision raised, views, calls, and revenue for who sells by share of wallet",
    async () => {
      const product = await withSample();
      expect(product.raisedBefore).toEqual([]);
      for (const as of EVERYBODY) await expectDesk(product, as);
      await expectRevised(product, SELLER, "tvOta");
      await expectRevised(product, RADIO, "radioOta");
      await expectRevised(product, BASIC, "newspaperPrint");
      await expectRevised(product, ADMIN, "ctvOtt");

      const revenue = async (as: string) => product.answer(as, "/markets/tv-623/own-revenue");
      const { items } = ownRevenue.response.parse((await revenue(SELLER)).json());
      expect(items).toHaveLength(576);
      expect(new Set(items.map(({ file }) => file))).toEqual(new Set(["example-own-revenue.csv"]));
      expect(ownRevenue.response.parse((await revenue(ADMIN)).json()).items).toEqual([]);
      for (const as of [RADIO, BASIC]) expect((await revenue(as)).statusCode).toBe(403);
      const companiesOf = async (as: string) =>
        companies.response.parse((await product.answer(as, "/companies")).json()).columns;
      const { id, score } = await companiesOf(SELLER);
      expect([id.length, score.filter((points) => points === null), id.filter((one) => !isExample(one))]).toEqual([
        60,
        [],
        [],
      ]);
      expect((await companiesOf(ADMIN)).id).toEqual([]);
      await expectAdIntel(product);
    },
    300 * SECONDS,
  );
});
