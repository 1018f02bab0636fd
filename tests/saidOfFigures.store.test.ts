import { beforeAll, describe, expect, test } from "vitest";
import { percent, rounded } from "#domain/figures/rounded.ts";
import { NATION } from "#domain/markets/market.ts";
import { mediaRanks } from "#domain/ranks/mediaRanks.ts";
import { rankTable } from "#domain/ranks/rankTable.ts";
import { NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import { walletTable } from "#domain/shareOfWallet/walletTable.ts";
import { narrowView, type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { MediaSpending } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { csvFile } from "#domain/tables/csv.ts";
import type { Table } from "#domain/tables/table.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { BarChart } from "#documents/chart.ts";
import type { ReportDocument, ReportTable } from "#documents/document.ts";
import { breakdownFigure } from "#documents/parts/breakdownFigure.ts";
import { compareFigure } from "#documents/parts/compareFigure.ts";
import { figurePart } from "#documents/parts/blockFigure.ts";
import { mediaFigure } from "#documents/parts/mediaFigure.ts";
import { mediaYearsFigure } from "#documents/parts/mediaYearsFigure.ts";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { walletFacts } from "#documents/parts/wallet/walletFacts.ts";
import { walletFigure } from "#documents/parts/wallet/walletFigure.ts";
import { sourceLine } from "#documents/sourceLine.ts";
import type { Spending } from "#documents/spending.ts";
import { writeDocument } from "#documents/writers/writeDocument.ts";
import { summarySections } from "#features/market-summary/contract.ts";
import { shareOfWallet } from "#features/share-wallet/contract/shareOfWallet.ts";
import { largestMedium } from "#app/web/landing/walletFacts.ts";
import { loadSample } from "#app/server/commands/sample.ts";
import { openLoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { spendingFor } from "#revisions/reader/spendingFor.ts";
import { spendingView } from "#revisions/spendingView.ts";
import { exampleDocument } from "./gallery/exampleDocument.ts";
import { linesOfSheets } from "./support/shownTables.ts";
import { storeMissing, testDatabase } from "./support/testDatabase.ts";

/** Loading the sample set takes half a minute on a quiet machine, and a busy one has other work. */
const AT_MOST_MS = 600_000;
const LOCALE = "en-US";

/** Enough of what goes wrong to see what it is. */
const told = (faults: readonly string[]) => [...new Set(faults)].slice(0, 40);

/** Spending of the sample set as screens and files have it. */
type Ask = (market: string, locale?: Locale) => Promise<(year: number) => Spending>;

let ask: Ask;
let markets: readonly string[] = [];
let years: readonly number[] = [];

/** The share that a table of the API holds for a medium, in percent. */
const inTable = ({ columns, rows }: Table, id: string, key = "share_percent"): unknown => {
  const [named, at] = [columns.findIndex((one) => one.key === "medium"), columns.findIndex((one) => one.key === key)];
  return rows.find((row) => row[named] === id)?.[at];
};

/** What a table of screens and files shows for a medium, and what a workbook holds of it. */
function inReport({ columns, rows }: ReportTable, name: string, key = "share_percent") {
  const at = columns.findIndex((one) => one.key === key);
  const cell = rows.find(({ cells }) => cells[0]?.text === name)?.cells[at];
  return { text: cell?.text, value: cell?.value, held: cell?.part ?? null };
}

/** What stands beside a bar, and how long the bar is. */
function inBars(chart: BarChart, name: string, column: number) {
  const at = chart.categories.indexOf(name);
  return { text: chart.beside?.rows[at]?.cells[column]?.text, length: chart.series[0]?.values[at] ?? null };
}

function walletOf(spending: Spending, medium: string): ShareSpending {
  const question = { medium, focus: WHOLE_MARKET, benchmark: NATION_BENCHMARK, benchmarks: null, ownSales: null };
  return askAgain(spending, question);
}

/** Where the share of any medium reads otherwise than as its plain rounding. */
function faultsOf(spending: Spending, turn: number): string[] {
  const { view, words } = spending;
  const { formats } = words;
  const { wallet } = view.own;
  const section = spendingSections.mediaAdSpending.compute(view);
  const answer = JSON.parse(JSON.stringify(summarySections.mediaAdSpending.response.parse(section))) as {
    readonly rows: readonly { medium: string; share: number | null; sharePercent: number | null }[];
  };
  const inShares = mediaFigure({ ...spending, measure: "share" }, "mediaAdSpending");
  const inDollars = mediaFigure(spending, "mediaAdSpending");
  const table = inDollars.table();
  const [lengths, beside] = [inShares.chart(), inDollars.chart()];
  const compared = compareFigure(spending, "mediaAdSpendingMarketCompare").table();
  const ofYears = mediaYearsFigure({ ...spending, measure: "share" }, "mediaAdSpendingTable").table();
  const ofRanks = rankTable(mediaRanks(view), "medium");
  const own = walletOf(spending, wallet.media[turn % wallet.media.length] ?? "");
  const ofWallet = walletTable(own.share);
  const bar = walletFigure(own);
  const landing = largestMedium(spending.view.own.wallet, view.year);
  const faults: string[] = [];
  for (const { medium, share, index, nationShare } of section.rows) {
    const name = words.medium(medium);
    const [shown, said] = [percent(share), formats.share(share)];
    const same = (where: string, found: unknown, expected: unknown = shown) => {
      if (found === expected || (found === undefined && where.startsWith("bar"))) return;
      faults.push(`${wallet.market} ${view.year} ${medium}: ${where} ${String(found)}, not ${String(expected)}`);
    };
    const row = answer.rows.find((one) => one.medium === medium);
    same("API", row?.sharePercent);
    same("six decimals of the API", percent(row?.share ?? null));
    same("CSV", inTable(spendingSections.mediaAdSpending.table(section), medium));
    same("table", inReport(table, name).text, said);
    same("workbook", percent(inReport(table, name).held));
    if (beside?.kind === "bars") same("bar, beside it", inBars(beside, name, 1).text, said);
    if (lengths?.kind === "bars") same("bar, beside it in shares", inBars(lengths, name, 0).text, said);
    if (lengths?.kind === "bars" && lengths.categories.includes(name))
      same("bar in shares", percent(inBars(lengths, name, 0).length));
    same("comparison", inReport(compared, name, `${wallet.market}/share_percent`).text, said);
    same("ranker", inTable(ofRanks, medium));
    same("wallet", inTable(ofWallet, medium));
    same("index of the wallet", inTable(ofWallet, medium, "index"), rounded(index, 0));
    same("stack of the years", inReport(ofYears, name, `dollars_${view.year}`).text, said);
    if (medium === own.question.medium) {
      same("key figure", walletFacts(own).find(({ measure }) => measure === "share")?.value, said);
      const isHeld = wallet.market !== NATION;
      if (isHeld) same("index of the key figure", formats.index(own.share.total.index), formats.index(index));
      if (isHeld) same("share of the nation", percent(own.share.total.benchmarkShare), percent(nationShare));
      if (share) same("sentence", bar.headline.includes(said), true);
    }
    if (landing?.medium === medium) same("tile", percent(landing.share));
  }
  return faults;
}

/** A market as a whole and each of its verticals. */
const SCOPES: readonly Scope[] = [WHOLE_MARKET, ...VERTICALS.map(({ id }): Scope => ({ kind: "vertical", id }))];

function scoped(spending: Spending, scope: Scope): Spending {
  return { ...spending, scope, view: narrowView(spending.whole, scope) };
}

/** Where a rounding of a rounding would show: the market whose share of TV OTA is hardest to round, of those whose headline says it. */
async function nearestToTheMiddle(locale: Locale): Promise<{ readonly spending: Spending; readonly share: number }> {
  let nearest: { readonly spending: Spending; readonly share: number; readonly apart: number } | null = null;
  for (const market of markets) {
    const spending = (await ask(market, locale))(2026);
    const asked = walletOf(spending, "tvOta");
    const { share } = asked.share.total;
    if (share === null || !walletFigure(asked).headline.includes(spending.words.formats.share(share))) continue;
    const apart = Math.abs(((share * 1000) % 1) - 0.5);
    if (!nearest || apart < nearest.apart) nearest = { spending, share, apart };
  }
  expect(nearest?.apart).toBeLessThan(0.05);
  return nearest!;
}

describe.skipIf(storeMissing)("in the sample set", () => {
  beforeAll(async () => {
    const database = await testDatabase();
    await loadSample({ database, log: () => undefined });
    const loadedRevisions = await openLoadedRevisions({ database });
    const loadedRevision = loadedRevisions.current();
    const reader = {
      rights: { role: "Administrator", access: [], markets: "all", verticals: "all" },
      person: { id: 0, customerId: 0, language: LOCALE },
    } as const;
    ask = async (market, locale = LOCALE) => {
      const spending = await spendingFor(database, loadedRevision, reader, { market, locale });
      return (year) => {
        const view = spendingView(loadedRevision, market, { year, political: "with", compare: [], minimum: 0.01 });
        return { ...spending, view, whole: view };
      };
    };
    markets = [...loadedRevision.markets.values()].flatMap(({ id, kind }) => (kind === "tv" ? [id] : []));
    years = loadedRevision.revision.years;
    return () => loadedRevisions.close();
  }, AT_MOST_MS);

  test(
    "a share reads the same as key figure, bar, table, sentence, tile, rank, comparison, CSV, workbook and field of the API, in every market and year",
    async () => {
      expect(markets).toHaveLength(210);
      const faults: string[] = [];
      for (const [at, market] of [NATION, ...markets].entries()) {
        const of = await ask(market);
        // Of each wallet the key figure of another medium is looked at, so that every medium has its turn.
        for (const [y, year] of years.entries()) faults.push(...faultsOf(of(year), at + y));
      }
      expect(told(faults)).toEqual([]);
    },
    AT_MOST_MS,
  );

  test(
    "the share of a category reads the same in its tree map's headline, its table, its CSV and the API",
    async () => {
      const faults: string[] = [];
      for (const market of markets) {
        const spending = (await ask(market))(2026);
        const { section, headline, ...figure } = breakdownFigure(spending);
        const table = figure.table();
        const csv = spendingSections.verticalBreakdown.table(section);
        const [named, at] = ["sub_vertical", "share_percent"].map((key) =>
          csv.columns.findIndex((one) => one.key === key),
        );
        const answer = JSON.parse(JSON.stringify(summarySections.verticalBreakdown.response.parse(section))) as {
          readonly rows: readonly { subVertical: string; sharePercent: number | null }[];
        };
        for (const { subVertical, share } of section.rows) {
          const [shown, said] = [percent(share), spending.words.formats.share(share)];
          const found = [
            csv.rows.find((row) => row[named ?? -1] === subVertical)?.[at ?? -1],
            answer.rows.find((row) => row.subVertical === subVertical)?.sharePercent,
            inReport(table, spending.words.subVertical(subVertical)).text === said ? shown : "table",
          ];
          if (found.some((one) => one !== shown))
            faults.push(`${market} ${subVertical}: ${found.join(", ")}, not ${shown}`);
        }
        const first = section.rows[0]?.share ?? null;
        if (/\d%/.test(headline) && !headline.includes(spending.words.formats.share(first)))
          faults.push(`${market}: “${headline}” does not say ${String(first)}`);
      }
      expect(told(faults)).toEqual([]);
    },
    AT_MOST_MS,
  );

  test.each(LOCALES)(
    "the share of TV OTA that lies nearest to the middle of two tenths reads alike throughout, on the screen in %s and in its files",
    async (locale) => {
      const { spending, share } = await nearestToTheMiddle(locale);
      const asked = walletOf(spending, "tvOta");
      const shown = percent(share)!;
      const said = spending.words.formats.share(share);
      const figure = walletFigure(asked);
      expect(said).toMatch(locale === "en-US" ? /^\d+\.\d%$/ : /^\d+,\d\u00a0%$/);
      expect(walletFacts(asked).find(({ measure }) => measure === "share")?.value).toBe(said);
      expect(figure.headline).toContain(said);
      const name = spending.words.medium("tvOta");
      expect(inReport(figure.table(), name)).toMatchObject({ text: said, value: shown });
      const chart = figure.chart();
      const slice = chart?.kind === "share" ? chart.parts.find((part) => part.name === name) : null;
      expect(spending.words.formats.share(slice?.value ?? null)).toBe(said);
      const row = csvFile(walletTable(asked.share))
        .split("\n")
        .find((line) => line.includes(",tvOta,"));
      expect(row?.split(",")).toContain(String(shown));
      const answer = shareOfWallet.response.parse(asked.share);
      expect(answer.slices.find(({ medium }) => medium === "tvOta")).toMatchObject({ sharePercent: shown });

      const part = figurePart(figure, spending);
      expect(part.source).toContain(spending.words.text("spending.sharesRounded"));
      const frame = await exampleDocument(locale);
      const document: ReportDocument = { ...frame, sections: [{ id: "all", title: "All", parts: [part] }] };
      const [, sheet = []] = await linesOfSheets(await writeDocument(document, "xlsx"), locale);
      const line = sheet.find(([first]) => first === name);
      expect(line?.map((text) => text.replaceAll("\u00a0", " "))).toContain(said.replaceAll("\u00a0", " "));
      const total = sheet.find(([first]) => first === spending.words.text("spending.level.total"));
      expect(total?.map((text) => text.replaceAll(/[\u00a0 ]/g, ""))).toContain(
        locale === "en-US" ? "100.0%" : "100,0%",
      );
    },
    AT_MOST_MS,
  );

  test(
    "no figure of a market or of a category passes as published, in the API, in a file or in a source line",
    async () => {
      const [faults, nation]: [string[], Set<string>] = [[], new Set()];
      let cells = 0;
      for (const [at, market] of [NATION, ...markets].entries()) {
        const of = await ask(market);
        for (const [turn, scope] of SCOPES.entries()) {
          const spending = scoped(of(years[(at + turn) % years.length] ?? 2026), scope);
          const isTotal = market === NATION && scope.kind === "market";
          const section = spendingSections.mediaAdSpending.compute(spending.view);
          const { rows } = JSON.parse(JSON.stringify(summarySections.mediaAdSpending.response.parse(section))) as Pick<
            MediaSpending,
            "rows"
          >;
          const csv = spendingSections.mediaAdSpending.table(section);
          const column = (key: string) => csv.columns.findIndex((one) => one.key === key);
          const source = sourceLine(spending);
          for (const { medium, basis, kind, level } of rows) {
            cells++;
            const line = csv.rows.find((row) => row[column("medium")] === medium);
            const said = [basis, line?.[column("basis")], kind, line?.[column("kind")], level].join(" ");
            const expected = /^modelled modelled (estimate estimate|forecast forecast) /;
            if (isTotal) nation.add(basis);
            else if (!expected.test(said)) faults.push(`${market} ${scope.kind} ${medium}: ${said}`);
          }
          if (source.includes("Allocated to markets") === isTotal) faults.push(`${market} ${scope.kind}: ${source}`);
        }
        if (market !== NATION) continue;
        // Of the nation itself what was published stays published.
        for (const year of years)
          for (const { basis } of spendingSections.mediaAdSpending.compute(of(year).view).rows) nation.add(basis);
      }
      expect(told(faults)).toEqual([]);
      expect(cells).toBeGreaterThan(10_000);
      expect([...nation].toSorted()).toEqual(["derived", "modelled", "published"]);
    },
    AT_MOST_MS,
  );
});
