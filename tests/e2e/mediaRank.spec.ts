import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import { barriers, keepsItsWidth, PHONE, SELLER, someone } from "../support/browser.ts";
import { openAs } from "../support/openAs.ts";

const PATH = "/market-reports/media-rank-report?market=tv-501&year=2026&medium=tvOta";

describe("the media ranker", () => {
  let page: Page;
  beforeAll(async () => {
    const context = await someone();
    page = await context.newPage();
    await openAs(page, SELLER, PATH);
    await page.getByTestId("chart-mediaRanks").waitFor();
  });
  afterAll(() => page.context().close());
  eachBeginsAgain(() => page);

  test("opens with where the own medium stands, marks it, and draws the ranks of all years", async () => {
    await page.getByRole("heading", { name: /^TV OTA .*16 media/ }).waitFor();
    expect(await page.getByTestId("chart-mediaRanks").getByRole("button").count()).toBe(16);
    await page
      .getByTestId("chart-mediaRankYears")
      .getByRole("button", { name: /^2031: TV OTA/ })
      .waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test("the table twin sorts, and its file holds the digits of the API", async () => {
    const section = page.locator("#mediaRanks");
    await section.getByRole("button", { name: "Table" }).click();
    await section.getByRole("button", { name: "YoY", exact: true }).click();
    expect(await section.getByRole("columnheader", { name: "YoY", exact: true }).getAttribute("aria-sort")).toBe(
      "descending",
    );
    await section.locator("[popovertarget]").first().click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      section.getByRole("button", { name: /CSV/ }).first().click(),
    ]);
    const csv = await readFile(await download.path(), "utf8");
    expect(csv).toMatch(/^\uFEFF?rank,medium,dollars,share_percent,rank_change,rank_change_5_years,nation_rank/);
    expect(csv.trim().split("\n")).toHaveLength(17);
  });

  test("markets and verticals for a medium are a tab away, and the address keeps what is chosen", async () => {
    await page.getByRole("tab", { name: "Markets for a medium" }).click();
    await page.getByRole("heading", { name: /^New York is No\. \d+ of \d+ markets/ }).waitFor();
    await page.getByTestId("medium-field").selectOption("mobile");
    await page.getByRole("heading", { name: /Mobile$/ }).waitFor();
    await page.getByRole("tab", { name: "Verticals for a medium" }).click();
    await page.getByRole("heading", { name: /^Biggest buyer of Mobile/ }).waitFor();
    expect(page.url()).toMatch(/tab=verticals/);
    await page.reload();
    await page.getByRole("heading", { name: /^Biggest buyer of Mobile/ }).waitFor();
  });

  test("fits a phone", async () => {
    await page.setViewportSize(PHONE);
    await keepsItsWidth(page);
  });
});
