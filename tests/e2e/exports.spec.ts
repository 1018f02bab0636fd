import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import type { BrowserContext, Download, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFailed, test } from "vitest";
import { bearerOf, eachBeginsAgain, isAnotherTry } from "#tests/support/anotherTry.ts";
import { barriers, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openSummary } from "#tests/support/openAs.ts";

/** What can be taken away from a block and from a whole screen, and that it says what the screen says. */

const product = inject("productUrl");

let context: BrowserContext;
let page: Page;
let heard: string[];

beforeAll(async () => {
  context = await someone();
  page = await openSummary(context, SELLER, "/market-summary?market=tv-623");
  heard = complaints(page);
});
beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
afterAll(() => context.close());
eachBeginsAgain(
  () => page,
  () => page.getByTestId("chart-mediaAdSpending").waitFor(),
);

const block = () => page.locator("#mediaAdSpending");

/** Opens the menu of the block and presses one of its entries. */
async function take(entry: string): Promise<void> {
  await block()
    .getByRole("button", { name: /^More for/ })
    .click();
  await block().getByRole("button", { name: entry }).click();
}

async function download(press: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return file;
}

async function bytesOf(file: Download): Promise<Buffer> {
  return readFile(await file.path());
}

const toast = (words: string | RegExp) => page.getByTestId("toast").filter({ hasText: words });

/** The first row of the block's table as the screen shows it: name, amount, share. */
async function firstRow(): Promise<string[]> {
  const tools = block().locator("header");
  await tools.getByRole("button", { name: "Table" }).click();
  const row = block().getByRole("row").nth(1);
  const cells = await row.locator("th, td").allTextContents();
  await tools.getByRole("button", { name: "Chart" }).click();
  return cells.map((cell) => cell.trim());
}

test("a block's menu offers its chart, its figures and its link, without a barrier", async () => {
  await block()
    .getByRole("button", { name: /^More for/ })
    .click();
  await block().getByRole("button", { name: "Save chart as image (PNG)" }).waitFor();
  expect(await block().locator("[popover]").getByRole("button").allTextContents()).toEqual([
    "Save chart as image (PNG)",
    "Save chart as vector graphic (SVG)",
    "Download figures (CSV)",
    "Download the nation’s figures (CSV)",
    "Download workbook (XLSX)",
    "Copy table",
    "Add to report",
    "Copy link to this view",
  ]);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
});

test("the picture stands alone: market, sentence, measure, the digits of the screen, source and sample badge", async () => {
  const headline = (await block().getByRole("heading").textContent()) ?? "";
  const [name = "", , , dollars = ""] = await firstRow();
  const file = await download(() => take("Save chart as vector graphic (SVG)"));
  expect(file.suggestedFilename()).toMatch(/^open-estimate-tv-623-media-ad-spending-\d{4}\.svg$/);
  const svg = (await bytesOf(file)).toString();
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = ""]) => text.replaceAll("&amp;", "&"));
  expect(svg).toContain(`: ${headline.replaceAll("&", "&amp;").replaceAll("\u2060", "")}</title>`);
  expect(texts[0]).toMatch(/^Dallas/);
  expect(texts).toContain(name);
  expect(texts).toContain(dollars);
  expect(texts).toContain("Open estimate");
  expect(texts.join(" ")).toMatch(/in \$M, with political.*Source: .*Data: /);
  await toast("Chart saved as vector graphic").waitFor();

  const picture = await bytesOf(await download(() => take("Save chart as image (PNG)")));
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  expect(width).toBe(1920);
  await toast(`Chart saved as image, ${width} × ${height} pixels`).waitFor();
});

test("the workbook holds every row with its name, and says how many", async () => {
  const [name = ""] = await firstRow();
  const file = await download(() => take("Download workbook (XLSX)"));
  const workbook = await JSZip.loadAsync(await bytesOf(file));
  const texts = await Promise.all(
    Object.values(workbook.files)
      .filter(({ name: path }) => /sharedStrings|worksheets\/sheet/.test(path))
      .map((part) => part.async("string")),
  );
  expect(texts.join("")).toContain(name);
  expect(texts.join("")).toContain("Open estimate");
  await toast(/^\d+ rows as XLSX/).waitFor();
});

test("the copied table has the very cells of the screen, for a spreadsheet and for a slide", async () => {
  const shown = await firstRow();
  await take("Copy table");
  await toast(/^\d+ rows copied/).waitFor();
  const text = await page.evaluate<string>("navigator.clipboard.readText()");
  const [, first = ""] = text.split("\r\n");
  expect(first.split("\t")).toEqual(shown);
  const html = await page.evaluate<string>(
    "navigator.clipboard.read().then(([item]) => item.getType('text/html')).then((blob) => blob.text())",
  );
  expect(html).toContain("<table>");
  expect(html).toContain("Open estimate");
});

test("figures as CSV are told by their number of rows", async () => {
  const csv = (await bytesOf(await download(() => take("Download figures (CSV)")))).toString();
  const rows = csv.trim().split("\r\n").length - 1;
  await toast(`${rows} rows as CSV`).waitFor();
});

test("a whole screen comes as one file, with the blocks in their order", async () => {
  const head = page.getByTestId("screen-head");
  await head.getByRole("button", { name: "Download" }).click();
  const file = await download(() => head.getByRole("button", { name: "All tables (XLSX)" }).click());
  expect(file.suggestedFilename()).toMatch(/^open-estimate-tv-623-market-summary-\d{4}\.xlsx$/);
  const workbook = await JSZip.loadAsync(await bytesOf(file));
  const sheets = (await workbook.file("xl/workbook.xml")?.async("string")) ?? "";
  const names = [...sheets.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(10);
  await toast(/market-summary-\d{4}\.xlsx downloaded/).waitFor();
  expect(heard).toEqual([]);
  expect(product).toContain("http");
});

test("blocks of several screens become one document: added, put in order, named, taken out and had back", async ({
  task,
}) => {
  if (isAnotherTry(task)) {
    await page.request.delete("/api/v1/report-basket", { headers: await bearerOf(page) });
    await page.reload();
    await page.getByTestId("chart-mediaAdSpending").waitFor();
  }
  await take("Add to report");
  await toast(/^Added\. 1 figure in your report\./).waitFor();
  await page.locator("#topSubVerticals").scrollIntoViewIfNeeded();
  await page
    .locator("#topSubVerticals")
    .getByRole("button", { name: /^More for/ })
    .click();
  await page.locator("#topSubVerticals").getByRole("button", { name: "Add to report" }).click();
  const added = toast(/^Added\. 2 figures in your report\./);
  await added.waitFor();
  await added.getByRole("button", { name: "Open" }).click();

  const blocks = page.getByTestId("report-block");
  await page.getByRole("heading", { name: "My report" }).waitFor();
  await blocks.nth(1).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Move up: Largest categories" }).press("Enter");
  await blocks.first().getByText("Largest categories").waitFor();
  await page.getByRole("button", { name: "Title and note: Largest categories" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Who pays");
  await page.getByRole("button", { name: "Save" }).click();
  await blocks.first().getByRole("link", { name: "Who pays" }).waitFor();

  await page.getByLabel("Client").fill("Miller Motors");
  const file = await download(() => page.getByRole("button", { name: "Download XLSX" }).click());
  const workbook = await JSZip.loadAsync(await bytesOf(file));
  const parts = Object.values(workbook.files).filter(({ name }) =>
    /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/.test(name),
  );
  const texts = (await Promise.all(parts.map((part) => part.async("string")))).join("");
  // What it is, and a sheet for each block.
  expect(parts.filter(({ name }) => name.includes("worksheets"))).toHaveLength(3);
  for (const said of ["Who pays", "Miller Motors"]) expect(texts).toContain(said);

  await page.getByRole("button", { name: "Remove: Who pays" }).click();
  await toast("Who pays removed").getByRole("button", { name: "Undo" }).click();
  await blocks.nth(1).waitFor();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await page.getByText("Your report is empty").waitFor();
  expect(heard).toEqual([]);
});

/** Screens beside those of spending, each with a block whose menu offers all there is, and the name of its file. */
const SCREENS = [
  {
    path: "/share-wallet?market=tv-623&medium=tvOta&focus=automotive",
    block: "walletBar",
    says: "Share of wallet",
    file: /^open-estimate-tv-623-automotive-share-of-wallet-\d{4}\.xlsx$/,
    sheets: 3,
  },
  {
    path: "/market-reports/media-rank-report?market=tv-623&medium=tvOta",
    block: "mediaRankYears",
    says: "Media ranks over the years",
    file: /^open-estimate-tv-623-media-rank-\d{4}\.xlsx$/,
    sheets: 2,
  },
  {
    path: "/vertical/1?market=tv-623",
    block: "seasons",
    says: "Seasons",
    file: /^open-estimate-tv-623-automotive-vertical-\d{4}\.xlsx$/,
    sheets: 11,
  },
  {
    path: "/vertical/subvertical?market=tv-623&sub=hotels",
    block: "mediumGaps",
    says: "Media by gap to the nation",
    file: /^open-estimate-tv-623-hotels-sub-vertical-\d{4}\.xlsx$/,
    sheets: 8,
  },
];

test.each(SCREENS)("$block stands in the menu, the report and the file of its screen", async (screen) => {
  await page.goto(screen.path);
  const section = page.locator(`#${screen.block}`);
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: /^More for/ }).click();
  const menu = section.locator("[popover]");
  await menu.getByRole("button", { name: "Copy link to this view" }).waitFor();
  expect(await menu.getByRole("button").allTextContents()).toEqual([
    "Save chart as image (PNG)",
    "Save chart as vector graphic (SVG)",
    "Download figures (CSV)",
    "Download workbook (XLSX)",
    "Copy table",
    "Add to report",
    "Copy link to this view",
  ]);
  const picture = await download(() => menu.getByRole("button", { name: "Save chart as image (PNG)" }).click());
  expect((await bytesOf(picture)).subarray(1, 4).toString()).toBe("PNG");
  await section.getByRole("button", { name: /^More for/ }).click();
  await menu.getByRole("button", { name: "Add to report" }).click();
  await toast(/^Added\. /).waitFor();

  const head = page.getByTestId("screen-head");
  await head.getByRole("button", { name: "Download" }).click();
  const file = await download(() => head.getByRole("button", { name: "All tables (XLSX)" }).click());
  expect(file.suggestedFilename()).toMatch(screen.file);
  const workbook = await JSZip.loadAsync(await bytesOf(file));
  const sheets = Object.keys(workbook.files).filter((path) => /^xl\/worksheets\/sheet\d+\.xml$/.test(path));
  // One for what the file is, and one for each block.
  expect(sheets.length - 1).toBeGreaterThanOrEqual(screen.sheets);

  await page.goto("/my-report");
  const row = page.getByTestId("report-block").filter({ hasText: screen.says });
  await row.getByRole("link").click();
  await page.locator(`#${screen.block}`).waitFor();
  expect(heard).toEqual([]);
});
