import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { NATION } from "#domain/markets/market.ts";
import { mediaSpending } from "#domain/spending/mediaSpending.ts";
import { QUARTERS } from "#domain/period.ts";
import { viewInQuarter } from "#domain/spending/viewInQuarter.ts";
import { narrowView, type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { sumWallet } from "#domain/wallet/sumWallet.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";
import { importSmallCountry, importText, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { buildRevision } from "./buildRevision.ts";
import { checkRevision } from "./checks/checkRevision.ts";
import { describeRevision } from "./describeRevision.ts";
import { beginDraft } from "./drafts/draft.ts";
import { loadRevision } from "./publishing/loadRevision.ts";
import { publish } from "./publishing/publish.ts";
import { spendingView } from "./spendingView.ts";
import { readWallets } from "./wallets/readWallets.ts";

const spend = (amount: number) => `market_code,vertical,medium,year,amount_usd\n623,hospitals,tvOta,2025,${amount}\n`;

describe.skipIf(storeMissing)("building a revision", () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
  });

  async function built(): Promise<ReturnType<typeof loadRevision>> {
    const id = await importSmallCountry(database);
    await buildRevision(database, id);
    await publish(database, id);
    return loadRevision(database, id);
  }

  test("the imports become wallets of every market, from the first year of the totals to five years ahead", async () => {
    const { revision, markets, wallet } = await built();
    expect(revision).toMatchObject({
      currentYear: 2026,
      media: ["tvOta", "mobile"],
      status: "published",
      sample: false,
    });
    expect(revision.years).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031]);
    expect([...markets.keys()]).toEqual(["tv-623", "tv-618", "radio-26420", NATION]);
    for (const market of markets.keys()) expect(sumWallet(wallet(market), { years: [2026] })).toBeGreaterThan(0);
  });

  test("the nation meets the imported totals to the dollar, core and political apart", async () => {
    const { wallet } = await built();
    const nation = wallet(NATION);
    const { core, political } = walletTotals(nation);
    const [tvIn2026, mobileIn2026] = [2, nation.years.length + 2];
    expect([core[tvIn2026], political[tvIn2026]]).toEqual([870_000_001, 250_000_007]);
    expect([core[mobileIn2026], political[mobileIn2026]]).toEqual([1_900_000_003, 60_000_000]);
  });

  test("a radio market has all that falls to its counties and nothing else", async () => {
    const { wallet } = await built();
    const dollars = (market: string) => sumWallet(wallet(market), { years: [2026] }) ?? 0;
    const houston = dollars("tv-618");
    const dallas = dollars("tv-623");
    expect(dollars("radio-26420")).toBeGreaterThan(houston * 0.7);
    expect(dollars("radio-26420")).toBeLessThan(houston * 0.95 + dallas * 0.25);
  });

  test("markets are described by what their counties add up to", async () => {
    const { market } = await built();
    expect(market("tv-623")).toMatchObject({
      population: 4_700_000,
      households: 1_720_000,
      countyCount: 2,
      states: ["TX"],
    });
    expect(market("radio-26420")).toMatchObject({ population: 5_325_000, countyCount: 2 });
    expect(market(NATION)).toMatchObject({ population: 10_200_000, countyCount: 4, tvHomes: null });
  });

  test("imported spend stands in the wallet to the dollar, and the later of two files counts", async () => {
    const id = await importSmallCountry(database);
    await importText(database, "spend", spend(111_111_111));
    const second = await importText(database, "spend", spend(123_456_789));
    expect(second).toMatchObject({ revision: id, replacedKeys: 1 });
    await buildRevision(database, id);
    await publish(database, id);
    const { wallet } = await loadRevision(database, id);
    const selection = { years: [2025], media: ["tvOta"], subVerticals: ["hospitals"] };
    expect(sumWallet(wallet("tv-623"), selection)).toBe(123_456_789);
  });

  test("imported spend is told as reported with the wallet, and all that is divided as modelled", async () => {
    const id = await importSmallCountry(database);
    await importText(database, "spend", spend(111_111_111));
    await buildRevision(database, id);
    await publish(database, id);
    const loaded = await loadRevision(database, id);
    const reported = [{ subVerticals: ["hospitals"], media: { tvOta: [2025] }, partly: false }];
    expect(loaded.wallet("tv-623").reported).toEqual(reported);
    expect(JSON.parse(loaded.body("tv-623", "identity").bytes.toString())).toMatchObject({ reported });
    for (const market of ["tv-618", "radio-26420", NATION]) expect(loaded.wallet(market).reported).toBeUndefined();
    const view = spendingView(loaded, "tv-623", { year: 2025, political: "with", compare: [], minimum: 0.01 });
    const rows = (scope: Scope) =>
      mediaSpending(narrowView(view, scope)).rows.map(({ medium, kind, basis, partlyReported }) =>
        [medium, kind, basis, ...(partlyReported ? ["partly reported"] : [])].join(" "),
      );
    expect(rows({ kind: "subVertical", id: "hospitals" })).toContain("tvOta actual reported");
    expect(rows({ kind: "subVertical", id: "hospitals" })).toContain("mobile estimate modelled");
    expect(rows({ kind: "subVertical", id: "casinos" })).toContain("tvOta estimate modelled");
    expect(rows(WHOLE_MARKET)).toContain("tvOta estimate modelled partly reported");
  });

  test("quarters that imported spend tells stand in the quarters of the wallet to the dollar, and are reported", async () => {
    const id = await importSmallCountry(database);
    const rows = ["1,,20000000", "2,,30000000", ",7,9000000"].map((row) => `623,Hospitals,Broadcast TV,2025,${row}`);
    const head = "market_code,vertical,medium,year,quarter,month,amount_usd";
    await importText(database, "spend", `${[head, ...rows].join("\n")}\n`, { coverage: "whole" });
    await buildRevision(database, id);
    await publish(database, id);
    const loaded = await loadRevision(database, id);
    const [part] = loaded.wallet("tv-623").reported ?? [];
    expect(part).toMatchObject({
      partly: true,
      quarters: { tvOta: { "2025": [20_000_000, 30_000_000, null, null] } },
      leastQuarters: { tvOta: { "2025": [null, null, 9_000_000, null] } },
    });
    const year = spendingView(loaded, "tv-623", { year: 2025, political: "with", compare: [], minimum: 0.01 });
    const hospitals = QUARTERS.map((quarter) => {
      const view = narrowView(viewInQuarter(year, quarter, []), { kind: "subVertical", id: "hospitals" });
      const row = mediaSpending(view).rows.find(({ medium }) => medium === "tvOta");
      return [row?.dollars, row?.basis, row?.partlyReported] as const;
    });
    expect(hospitals.slice(0, 2)).toEqual([
      [20_000_000, "reported", false],
      [30_000_000, "reported", false],
    ]);
    expect(hospitals[2]?.[0]).toBeGreaterThanOrEqual(9_000_000);
    expect(hospitals.slice(2).map(([, ...basis]) => basis)).toEqual([
      ["modelled", true],
      ["modelled", true],
    ]);
    const selection = { years: [2025], media: ["tvOta"], subVerticals: ["hospitals"] };
    const all = hospitals.reduce((sum, [dollars]) => sum + (dollars ?? 0), 0);
    expect(all).toBe(sumWallet(loaded.wallet("tv-623"), selection));
  });

  test("a file that tells a part of what was spent lifts what is below it and lowers nothing, whatever came before or after", async () => {
    const political = (market: number, amount: number) =>
      `market_code,vertical,medium,year,amount_usd\n${market},Political,Mobile,2024,${amount}\n`;
    await built();
    const selection = { years: [2024], media: ["mobile"], subVerticals: ["politicalCandidates", "ballotIssues"] };
    const figures = async (...files: [text: string, coverage: "whole" | "part" | undefined][]) => {
      let draft = 0;
      for (const [text, coverage] of files) {
        const report = await importText(database, "spend", text, { ...(coverage && { coverage }) });
        expect(report).toMatchObject({ status: "accepted", coverage: coverage ?? "part" });
        draft = report.revision ?? 0;
      }
      await buildRevision(database, draft);
      const record = (await revisionRecord(database, draft))!;
      const wallets = await readWallets(database, describeRevision(record));
      const wallet = (market: string) => wallets.get(market)!;
      await database.query(
        "delete from revision_import r using import i where i.import_id = r.import_id and i.layout = 'spend'",
      );
      return [sumWallet(wallet("tv-623"), selection), sumWallet(wallet(NATION), selection)];
    };
    const [dallas = 0, nation = 0] = [...(await figures([political(623, 1), undefined]))].map(Number);
    expect(nation).toBe(40_000_000);
    expect(await figures([political(623, dallas + 9_000_000), "part"])).toEqual([
      dallas + 9_000_000,
      nation + 9_000_000,
    ]);
    expect((await figures([political(623, 1_000_000), "whole"]))[0]).toBe(1_000_000);
    expect((await figures([political(623, 1_000_000), "whole"], [political(623, 700_000), "part"]))[0]).toBe(1_000_000);
    expect((await figures([political(623, 1_000_000), "whole"], [political(623, 1_200_000), "part"]))[0]).toBe(
      1_200_000,
    );
    expect((await figures([political(623, 1_200_000), "part"], [political(623, 1_000_000), "whole"]))[0]).toBe(
      1_000_000,
    );
    const replaced = importText(database, "spend", political(623, 1), { replace: true, coverage: "part" });
    await expect(replaced).rejects.toMatchObject({ code: "conflict" });
  });

  test("spend above a modelled total raises it, the figure's origin says so, and the doctor accepts that and nothing else", async () => {
    const id = await importSmallCountry(database);
    const political = "market_code,vertical,medium,year,amount_usd\n623,political,Mobile,2025,7000000\n";
    await importText(database, "spend", political);
    const { forecast } = await buildRevision(database, id);
    const [raised] = forecast.raisedTotals;
    expect(forecast.raisedTotals).toHaveLength(1);
    expect(raised).toMatchObject({ medium: "mobile", year: 2025, part: "political", stated: 5_000_000 });
    await publish(database, id);
    const { revision, wallet } = await loadRevision(database, id);
    const selection = { years: [2025], media: ["mobile"], subVerticals: ["politicalCandidates", "ballotIssues"] };
    expect(sumWallet(wallet("tv-623"), selection)).toBe(7_000_000);
    expect(sumWallet(wallet(NATION), selection)).toBe(raised?.raised);
    expect(revision.provenance[1]?.[1]).toEqual({
      kind: "actual",
      basis: "derived",
      source: "Example Bureau; political spend raised to imported spend",
    });
    const faults = async () => (await checkRevision(database, id)).flatMap((check) => check.faults);
    expect(await faults()).toEqual([]);
    await database.query(
      "update revision set report = jsonb_set(report, '{forecast,raisedTotals,0,raised}', '7000001') where revision_id = $1",
      [id],
    );
    expect(await faults()).toEqual([`mobile 2025: political comes to ${raised?.raised} instead of 7000001.`]);
  });

  test("spend above a published total is refused with year, medium and amounts", async () => {
    const id = await importSmallCountry(database);
    await importText(database, "spend", spend(900_000_000));
    await expect(buildRevision(database, id)).rejects.toThrow(
      "hold 900000000 dollars of core spend on tvOta in 2025, more than the national total of 880000000: 20000000 too much",
    );
  });

  test("every check of the doctor passes, and names what was altered afterwards", async () => {
    const { revision } = await built();
    const faults = async () => (await checkRevision(database, Number(revision.id))).flatMap((check) => check.faults);
    expect(await faults()).toEqual([]);
    await database.query("update wallet set packed = set_byte(packed, 40, 255) where market_id = 'tv-618'");
    await database.query("delete from wallet where market_id = 'radio-26420'");
    const found = await faults();
    expect(found).toContain(
      `The stored wallet of tv-618 in revision ${revision.id} cannot be used: its checksum does not fit its figures.`,
    );
    expect(found).toContain("radio-26420 has no wallet.");
  });

  test("what is still to be imported is named", async () => {
    const { revision } = await importText(database, "counties", SMALL_IMPORTS.counties);
    await expect(buildRevision(database, revision ?? 0)).rejects.toThrow(
      /markets-tv .*market-counties .*national-totals .*vertical-mix/,
    );
  });

  test("a market without counties is named instead of being built as nothing", async () => {
    const id = await importSmallCountry(database);
    await importText(database, "markets-tv", `${SMALL_IMPORTS["markets-tv"]}819,Seattle-Tacoma,3\n`);
    await expect(buildRevision(database, id)).rejects.toThrow("Seattle-Tacoma (tv-819) has no counties");
  });

  test("a published revision is never built anew", async () => {
    const { revision } = await built();
    await expect(buildRevision(database, Number(revision.id))).rejects.toThrow("is not a draft");
  });

  test("sample data marks the revision until its last sample file is replaced", async () => {
    const id = await database.transaction((store) => beginDraft(store, { label: "Mixed", by: "test" }));
    await importSmallCountry(database, { revision: id, sample: true });
    await importText(database, "counties", SMALL_IMPORTS.counties, { revision: id });
    const sample = async () =>
      (await database.query<{ sample: boolean }>("select sample from revision where revision_id = $1", [id]))[0]
        ?.sample;
    expect(await sample()).toBe(true);
    await importSmallCountry(database, { revision: id });
    expect(await sample()).toBe(false);
  });
});
