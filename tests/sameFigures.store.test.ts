import { provenanceOfWallet } from "#domain/revisions/provenanceAtLevel.ts";
import { describe, expect, test } from "vitest";
import { csvFile } from "#domain/tables/csv.ts";
import { NATION } from "#domain/markets/market.ts";
import { NO_HIGHLIGHTS } from "#domain/highlights.ts";
import { OTHER_MEDIA } from "#domain/spending/mediaTrend.ts";
import { narrowView, scopeSubVerticals } from "#domain/spending/scope.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { periodName } from "#domain/period.ts";
import { tableInQuarter } from "#domain/tables/inQuarter.ts";
import type { Table } from "#domain/tables/table.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { mediumById } from "#domain/taxonomy/mediumById.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { cellIndex, type Wallet } from "#domain/wallet/wallet.ts";
import type { Reader } from "#revisions/reader/reader.ts";
import { spendingFor } from "#revisions/reader/spendingFor.ts";
import { summarySections } from "#features/market-summary/contract.ts";
import { formatsFor } from "#language/format.ts";
import type { Chart } from "#documents/chart.ts";
import type { FigurePart, ReportDocument, ReportTable } from "#documents/document.ts";
import { spendingPart } from "#documents/parts/spendingParts.ts";
import { type Spending, spendingInQuarter, yearOf } from "#documents/spending.ts";
import { writeDocument } from "#documents/writers/writeDocument.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import type { Words } from "#language/words/words.ts";
import { exampleDocument } from "./gallery/exampleDocument.ts";
import { RANDOM_MARKETS, randomViews, randomWallets, type RandomView } from "./support/randomViews.ts";
import { canReadPdf } from "./support/readPdf.ts";
import { saysMinusZero, showsFigure, unitOf } from "./support/shownDigits.ts";
import {
  chartsOfSlides,
  isFiner,
  joinedPages,
  type Lines,
  linesOfSheets,
  linesOfSlides,
  missingOnPages,
  shownNumber,
  ungrouped,
  wordsOfPages,
} from "./support/shownTables.ts";
import { type TestApp, testApp } from "./support/testApp.ts";

const SELLER = "seller@example.com";
const VIEWS = randomViews(200, 20_260_304);
const MINIMUM = 0.002;

/** Enough of what goes wrong to see what it is. */
const told = (faults: readonly string[]) => [...new Set(faults)].slice(0, 120);

async function product(): Promise<TestApp> {
  const app = await testApp();
  await app.given.published({ wallets: randomWallets() });
  await app.given.customer({ markets: RANDOM_MARKETS });
  await app.given.person(SELLER);
  return app;
}

/** The wallets as the API sends them to browsers. */
async function walletsOfApi({ get }: TestApp): Promise<ReadonlyMap<string, Wallet>> {
  const wallets = new Map<string, Wallet>();
  for (const market of [...RANDOM_MARKETS, NATION]) {
    const answer = await get(`/revisions/current/wallets/${market}`, { as: SELLER });
    const { dollars, ...axes } = answer.json<Omit<Wallet, "dollars"> & { dollars: (number | null)[] }>();
    wallets.set(market, { ...axes, dollars: Float64Array.from(dollars, (amount) => amount ?? Number.NaN) });
  }
  return wallets;
}

/** What a document is made from. */
function inFiles({ database, loadedRevisions }: TestApp, view: RandomView, locale: (typeof LOCALES)[number]) {
  const reader: Reader = {
    rights: { role: "Subscriber", access: [], markets: RANDOM_MARKETS, verticals: "all" },
    person: { id: 0, customerId: 0, language: locale },
  };
  return spendingFor(database, loadedRevisions.current(), reader, { ...view, minimum: MINIMUM, locale });
}

/** The same as a browser puts it together from the wallets it was sent. */
function onScreen(files: Spending, view: RandomView, app: TestApp, wallets: ReadonlyMap<string, Wallet>): Spending {
  const loadedRevision = app.loadedRevisions.current();
  const read = (id: string) => {
    const wallet = wallets.get(id);
    if (!wallet) throw new Error(`The API sent no wallet of ${id}.`);
    return { wallet, population: loadedRevision.market(id).population };
  };
  const own = read(view.market);
  const whole: SpendingView = {
    own,
    nation: read(NATION),
    compared: view.compare.map(read),
    year: view.year,
    political: view.political,
    provenance: provenanceOfWallet(loadedRevision.revision, own.wallet, view.political),
    platformShares: loadedRevision.revision.platformShares,
    currentYear: loadedRevision.revision.currentYear,
    minimumShare: MINIMUM,
  };
  const { words } = yearOf(files);
  const year = { ...yearOf(files), own: NO_HIGHLIGHTS, whole, view: narrowView(whole, view.scope), words };
  const { seasons } = loadedRevision.advertisers;
  return view.quarter === undefined ? year : spendingInQuarter(year, view.quarter, seasons);
}

const linesOf = ({ rows, totals }: ReportTable): Lines =>
  [...rows, ...totals].map(({ cells }) => cells.map(({ text }) => text));

/** Pages and slides take their time, and write the last row as they do the first. */
const MOST_ROWS = 8;

const firstRows = (part: FigurePart): FigurePart => ({
  ...part,
  table: part.table && { ...part.table, rows: part.table.rows.slice(0, MOST_ROWS) },
});

const saidBy = (part: FigurePart): string[] => [
  part.headline,
  part.measure,
  part.alt,
  ...(part.table ? linesOf(part.table).flat() : []),
];

/** All views as one document, each block under its number. */
async function bound(parts: readonly FigurePart[], locale: (typeof LOCALES)[number], shows: FigurePart["shows"]) {
  const frame = await exampleDocument(locale);
  const sections = [
    { id: "all", title: "All", parts: parts.map((part, at) => ({ ...part, headline: `№${at}`, shows })) },
  ];
  return { ...frame, sections } satisfies ReportDocument;
}

const nameOf = (view: RandomView, at: number) =>
  `№${at} ${view.section} ${view.market} ${"id" in view.scope ? view.scope.id : ""} ${periodName(view)} ${view.political} ${view.measure}`;

/** What a cell of a sheet has to show where the screen shows this: what the screen rounds to nothing may stand there more finely. */
const finerOf = (said: string, shown: string, locale: (typeof LOCALES)[number]): string =>
  isFiner(said, shown, locale) ? said : shown;

/** Where two sets of lines differ, cell by cell. */
function differences(said: Lines, expected: Lines, name: string): string[] {
  return expected.flatMap((cells, row) =>
    cells.flatMap((text, at) => (said[row]?.[at] === text ? [] : [`${name}: “${said[row]?.[at]}” is not “${text}”`])),
  );
}

/** Figures are read from the store in one way, whichever engine serves it; writing them a second time would only take a minute. */
const again = process.env["TEST_ENGINE"] !== "pglite";

describe.skipIf(again)("200 views", () => {
  test.each(LOCALES)(
    "in %s, screen, API and every file show the same digits, and a pencil comes to them",
    async (locale) => {
      const app = await product();
      const wallets = await walletsOfApi(app);
      const parts: FigurePart[] = [];
      const faults: string[] = [];
      for (const [at, view] of VIEWS.entries()) {
        const files = await inFiles(app, view, locale);
        const part = spendingPart(view.section, files);
        const screen = onScreen(files, view, app, wallets);
        const seen = spendingPart(view.section, screen);
        const found = [
          ...differences([saidBy(part)], [saidBy(seen)], ""),
          ...saidBy(seen).filter(saysMinusZero),
          ...againstApi(seen, await tableOfApi(app, view, screen), view, screen),
          ...againstWallet(seen, view, screen),
        ];
        faults.push(...found.map((fault) => `${nameOf(view, at)} ${fault}`));
        parts.push(part);
      }
      const tables = parts.map(({ table }) => (table ? linesOf(table) : []));
      const document = await bound(parts, locale, "both");
      const [, ...sheets] = await linesOfSheets(await writeDocument(document, "xlsx"), locale);
      for (const [at, view] of VIEWS.entries()) {
        const expected = (tables[at] ?? []).map((cells) => cells.map((text) => ungrouped(text, locale)));
        const said = sheets[at]?.slice(1) ?? [];
        const shown = expected.map((cells, row) =>
          cells.map((text, column) => finerOf(said[row]?.[column] ?? "", text, locale)),
        );
        faults.push(...differences(said, shown, `XLSX ${nameOf(view, at)}`));
      }
      const first = parts.map(firstRows);
      const heads = first.map(({ table }) => (table ? linesOf(table) : []));
      const pptx = await writeDocument(await bound(first, locale, "table"), "pptx");
      const slides = await linesOfSlides(pptx);
      for (const [at, view] of VIEWS.entries()) {
        const expected = heads[at] ?? [];
        const joined = joinedPages(slides.get(`№${at}`) ?? [], expected.length);
        faults.push(...differences(joined, expected, `PPTX ${nameOf(view, at)}`));
      }
      const some = parts.filter((_, at) => at % 4 === 0);
      faults.push(
        ...(await chartFaults(await writeDocument(await bound(some, locale, "chart"), "pptx"), some, locale)),
      );
      if (canReadPdf) {
        const pdf = await writeDocument(await bound(first, locale, "table"), "pdf");
        const pages = wordsOfPages(pdf);
        for (const [at, view] of VIEWS.entries()) {
          const missing = missingOnPages(pages.get(`№${at}`) ?? [], heads[at] ?? []);
          if (missing !== null) faults.push(`PDF ${nameOf(view, at)}: ${missing}`);
        }
      }
      expect(told(faults)).toEqual([]);
    },
    240_000,
  );
});

/** The table that the API answers, read from its CSV; it must be that of the screen, byte for byte. */
async function tableOfApi({ get }: TestApp, view: RandomView, screen: Spending): Promise<Table> {
  const query = new URLSearchParams({
    year: String(view.year),
    political: view.political,
    compare: view.compare.join(","),
    minimum: String(MINIMUM),
    ...(view.quarter !== undefined && { quarter: String(view.quarter) }),
    ...("id" in view.scope ? { [view.scope.kind]: view.scope.id } : {}),
  });
  const address = summarySections[view.section].url.replace(":market", view.market);
  const { body } = await get(`${address}.csv?${String(query)}`, { as: SELLER });
  const section: { compute: (of: SpendingView) => unknown; table: (of: never) => Table } =
    spendingSections[view.section];
  const table = tableInQuarter(section.table(section.compute(screen.view) as never), view.quarter);
  expect(body).toBe(csvFile(table));
  return table;
}

/** Cells whose digits are not those of the API's figure under the same key, in the measure that the API has. */
function againstApi(part: FigurePart, table: Table, view: RandomView, { words }: Spending): string[] {
  const shown = part.table;
  if (!shown) return [];
  const { locale } = words.formats;
  const named = table.columns.findIndex(({ key }) => ["medium", "sub_vertical", "platform"].includes(key));
  const nameIn = (row: Table["rows"][number]) => rowNameOf(String(row[named]), table.columns[named]?.key ?? "", words);
  return shown.columns.flatMap((column, at) => {
    const from = table.columns.findIndex(({ key }) => key === column.key);
    const { unit = "text" } = table.columns[from] ?? {};
    if (from < 0 || !["dollars", "percent", "index"].includes(unit)) return [];
    if (unit === "dollars" && column.key !== "per_capita" && measureOf(part, view) !== "dollars") return [];
    const head = column.headUnit === "" ? (shown.columns[0]?.headUnit ?? "") : column.headUnit;
    return shown.rows.flatMap(({ cells }, row) => {
      const same = named < 0 ? table.rows[row] : table.rows.find((one) => nameIn(one) === cells[0]?.text);
      const figure = same?.[from] ?? null;
      const text = cells[at]?.text ?? "";
      if (typeof figure === "string" || text === "") return [];
      const fits = showsFigure(text, figure, column.key === "per_capita" ? 1 : unitOf(head), locale);
      return fits ? [] : [`${column.key}: “${text}” (${head}) does not show ${figure}`];
    });
  });
}

/** What a row is called whose id this is. */
function rowNameOf(id: string, key: string, words: Words): string {
  if (id === "total" || id === "traditional" || id === "digital") return words.text(`spending.level.${id}`);
  if (id === OTHER_MEDIA) return words.text("spending.otherMedia");
  return key === "medium" ? words.medium(id) : key === "platform" ? words.platform(id) : words.subVertical(id);
}

/** Rankings and what is compared hold dollars whatever the measure: shares and dollars a person have columns of their own. */
function measureOf({ name }: FigurePart, { measure }: RandomView): RandomView["measure"] {
  const dollars =
    /^(media|digital)AdSpending(Nationwide|MarketCompare)?$|^digitalSpendingByPlatform$|^verticalBreakdown$/;
  return dollars.test(name) ? "dollars" : measure;
}

/** Amounts of the view's year whose digits are not those counted from the API's wallet with nothing of the product. */
function againstWallet(part: FigurePart, view: RandomView, { words, view: { own, nation } }: Spending): string[] {
  const shown = part.table;
  if (!shown || /MarketCompare$|^politicalSpending|^forecastByMedia|Platform/.test(part.name)) return [];
  const { wallet, population } = part.name.endsWith("Nationwide") ? nation : own;
  const at = shown.columns.findIndex(({ key }) => key === `dollars_${view.year}` || key === "dollars");
  const column = shown.columns[at];
  const kind = shown.columns[0]?.key === "medium" ? "medium" : "subVertical";
  const ids =
    kind === "subVertical"
      ? wallet.subVerticals
      : wallet.media.filter((id) => !part.name.startsWith("digital") || mediumById(id)?.group === "digital");
  const measure = measureOf(part, view);
  const amounts = ids.map((id) => counted(wallet, view, { [kind]: id }));
  const whole = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const inIt = (dollars: number | null): number | null => {
    if (dollars === null || measure === "dollars") return dollars;
    if (measure === "perCapita") return dollars / population;
    return whole > 0 ? (dollars / whole) * 100 : null;
  };
  const head = (column?.headUnit || shown.columns[0]?.headUnit) ?? "";
  return shown.rows.flatMap(({ cells }) => {
    const place = ids.findIndex((id) => words[kind](id) === cells[0]?.text);
    if (place < 0) return [];
    const figure = inIt(amounts[place] ?? null);
    const text = cells[at]?.text ?? "";
    const fits = showsFigure(text, figure, measure === "dollars" ? unitOf(head) : 1, words.formats.locale);
    return fits ? [] : [`${ids[place]}: “${text}” (${head}) does not show ${figure}, counted from the wallet`];
  });
}

/** What is spent in the view's year on a medium or by a sub-vertical; null is no data. */
function counted(wallet: Wallet, view: RandomView, row: { medium?: string; subVertical?: string }): number | null {
  const at = wallet.years.indexOf(view.year);
  const within = scopeSubVerticals(view.scope);
  let sum: number | null = null;
  for (const [s, subVertical] of wallet.subVerticals.entries()) {
    if (within && !within.includes(subVertical)) continue;
    if (row.subVertical !== undefined && row.subVertical !== subVertical) continue;
    if (view.political === "without" && isPolitical(subVertical)) continue;
    for (const [m, medium] of wallet.media.entries()) {
      if (row.medium !== undefined && row.medium !== medium) continue;
      const dollars = wallet.dollars[cellIndex(wallet, s, m, at)] ?? Number.NaN;
      if (!Number.isNaN(dollars)) sum = (sum ?? 0) + dollars;
    }
  }
  return sum;
}

/** Labels of charts in slides that do not show what the screen's chart shows. */
async function chartFaults(
  pptx: Uint8Array,
  parts: readonly FigurePart[],
  locale: (typeof LOCALES)[number],
): Promise<string[]> {
  const charts = await chartsOfSlides(pptx);
  const drawn = parts.flatMap(({ chart, name }, at) => (chart ? [{ chart, name: `№${at} ${name}` }] : []));
  const formats = formatsFor(locale);
  const shownBy = (chart: Chart, held: number) => {
    const value = valuesOf(chart).find((one) => heldBy(chart, one) === held) ?? null;
    return "format" in chart ? ungrouped(writeNumber(chart.format, value, formats), locale) : String(value);
  };
  let at = 0;
  return drawn.flatMap(({ chart, name }) => {
    const values = valuesOf(chart).map((value) => heldBy(chart, value));
    const faults: string[] = [];
    let found = 0;
    while (found < values.length && at < charts.length) {
      for (const series of charts[at]?.series ?? []) {
        for (const [place, value] of series.values) {
          const pattern = series.own.has(place) ? series.own.get(place) : series.pattern;
          const is = values.includes(value);
          if (!is) faults.push(`chart ${name}: ${value} is none of the screen's`);
          found += 1;
          if (!pattern || chart.kind === "lines") continue;
          const [said, expected] = [shownNumber(value, pattern, locale), shownBy(chart, value)];
          if (said !== expected && !isFiner(said, expected, locale))
            faults.push(`chart ${name}: “${said}” is not “${expected}”`);
        }
      }
      at += 1;
    }
    return faults;
  });
}

/** Percentage points are held as points, to what a program of sheets keeps of a number. */
const heldBy = (chart: Chart, value: number): number =>
  "format" in chart && /points/i.test(chart.format.kind) ? Number((value * 100).toPrecision(15)) : value;

/** Every value that a native chart of it holds. */
function valuesOf(chart: Chart): number[] {
  const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
  switch (chart.kind) {
    case "bars":
      return [...chart.series, ...(chart.benchmark ? [chart.benchmark] : [])].flatMap(({ values }) => known(values));
    case "columns":
    case "dots":
      return chart.series.flatMap(({ values }) => known(values));
    case "lines":
      return [
        ...chart.series.flatMap(({ values }) => known(values)),
        ...(chart.band ? [...known(chart.band.low), ...known(chart.band.high)] : []),
      ];
    case "tree":
    case "share":
      return chart.parts.map(({ value }) => value);
    default:
      return [];
  }
}
