import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NATION } from "#domain/markets/market.ts";
import { partSums } from "#domain/trackRecord/partSums.ts";
import { trackRecord } from "#domain/trackRecord/trackRecord.ts";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import { barriers, keepsItsWidth, PHONE, SELLER, someone } from "../support/browser.ts";
import { exampleProvenance, exampleWallet } from "../support/exampleWallet.ts";
import { openAs } from "../support/openAs.ts";

const PATH = "/market-reports/track-record";

/** What the API answers once two years have closed, which takes longer than a test. */
function recordOf(market: string, level: "nation" | "market") {
  const revisions = [2024, 2025, 2026].map((currentYear, at) => {
    const wallet = exampleWallet(market, 1_000_000_000 * (1 + at / 50));
    const { years, media } = wallet;
    const revision = {
      id: String(at + 1),
      label: `Spring ${currentYear}`,
      publishedAt: `${currentYear + 1}-03-01T12:00:00.000Z`,
      sample: true,
      years,
      media,
      currentYear,
      provenance: exampleProvenance(wallet, currentYear),
    };
    const sums = partSums(wallet);
    return { revision, market: sums, nation: sums };
  });
  return trackRecord(market, revisions, level);
}

async function answerScores(page: Page): Promise<void> {
  await page.route("**/api/v1/markets/*/track-record", (route) => {
    const market = new URL(route.request().url()).pathname.split("/")[4] ?? NATION;
    return route.fulfill({ json: recordOf(market, market === NATION ? "nation" : "market") });
  });
  await page.route("**/api/v1/track-records?*", (route) =>
    route.fulfill({ json: { items: [{ market: "tv-501", ...recordOf("tv-501", "market").core.overall }] } }),
  );
}

async function openedPage(answers?: (page: Page) => Promise<void>): Promise<Page> {
  const context = await someone();
  const page = await context.newPage();
  await answers?.(page);
  await openAs(page, SELLER, PATH);
  await page.getByTestId("how-scored").waitFor();
  return page;
}

describe("the track record while no forecast year has closed", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openedPage();
  });
  afterAll(() => page.context().close());
  eachBeginsAgain(() => page);

  test("says which year is scored first, who forecast it, and what is on record till then", async () => {
    const empty = page.getByTestId("empty-state");
    await empty.getByText("“2026 Q1 open estimate” was the first to forecast 2027.").waitFor();
    const rows = page.getByTestId("track-record-revisions").getByRole("row");
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringContaining("Years forecast"),
      expect.stringMatching(/2026 Q3 open estimate[^]*2027–2031/),
      expect.stringMatching(/2026 Q1 open estimate[^]*2027–2031/),
    ]);
    expect(await barriers(page)).toEqual([]);
  });

  test("is found by what people call it, and from a figure that is explained", async () => {
    await page.keyboard.press("Control+k");
    await page.getByTestId("palette").getByRole("combobox").fill("scoreboard");
    await page.getByRole("option", { name: /Forecast Track Record/ }).waitFor();
    await page.keyboard.press("Escape");
    await openAs(page, SELLER, "/market-summary?market=tv-501&year=2026");
    await page.locator("#mediaAdSpending").getByRole("button", { name: "Explain" }).click();
    await page.getByTestId("explanation").getByRole("link", { name: "How past forecasts performed" }).click();
    await page.getByTestId("how-scored").getByText("our own allocation of the national total").waitFor();
    expect(new URL(page.url()).search).toBe("?market=tv-501");
  });
});

describe("the track record with scores", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openedPage(answerScores);
  });
  afterAll(() => page.context().close());
  eachBeginsAgain(() => page);

  test("opens with the finding of the nation beside a forecast of no change, one bar a medium", async () => {
    await page
      .getByRole("heading", { name: /^Forecasts of core spending missed by .+% at the median; “no change” would have/ })
      .waitFor();
    expect(await page.getByTestId("chart-trackRecord").getByRole("button").count()).toBe(16);
    expect(await barriers(page)).toEqual([]);
  });

  test("has the same in a table, by years ahead, score by score and market by market", async () => {
    const section = page.locator("#trackRecord");
    await section.getByRole("button", { name: "Table" }).click();
    await section.getByRole("rowheader", { name: "All media combined" }).waitFor();
    await page
      .getByTestId("track-record-years-ahead")
      .getByRole("rowheader", { name: "1 year", exact: true })
      .waitFor();
    await page.getByTestId("track-record-scores").getByRole("button", { name: "Show all" }).click();
    const scores = page.getByTestId("track-record-scores").getByRole("row");
    expect(await scores.count()).toBeGreaterThan(50);
    await page.getByTestId("track-record-markets").getByRole("rowheader", { name: "New York" }).waitFor();
    await section.getByRole("button", { name: "Chart" }).click();
  });

  test("shows political money by itself, and another market with what its scores cannot say", async () => {
    await page.getByRole("radio", { name: "Political" }).click();
    await page.getByRole("heading", { name: /^Forecasts of political spending/ }).waitFor();
    expect(new URL(page.url()).search).toBe("?part=political");
    await page.getByTestId("record-market").click();
    await page.keyboard.type("Dallas");
    await page.keyboard.press("Enter");
    await page.getByTestId("how-scored").getByText("our own allocation of the national total").waitFor();
    await page.getByRole("button", { name: "Nationwide" }).click();
    await page.getByRole("radio", { name: "Core" }).click();
    await page.getByRole("heading", { name: /^Forecasts of core spending/ }).waitFor();
  });

  test("fits a phone", async () => {
    await page.setViewportSize(PHONE);
    await keepsItsWidth(page);
    expect(await barriers(page)).toEqual([]);
  });
});

describe("the track record to take along", () => {
  test("is a file of the server's own making", async () => {
    const page = await openedPage(answerScores);
    await page.getByRole("button", { name: "Download" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("open-estimate-nation-track-record-core.csv");
    expect(await readFile(await download.path(), "utf8")).toContain("2027–2031");
    await page.context().close();
  });
});
