import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import { ADMIN, barriers, keepsItsWidth, PHONE, SELLER, someone } from "../support/browser.ts";
import { openAs } from "../support/openAs.ts";

describe("the profile of a TV market", () => {
  let page: Page;
  beforeAll(async () => {
    const context = await someone();
    page = await context.newPage();
    await openAs(page, SELLER, "/tv/market-profile?market=tv-501&year=2026");
    await page.getByTestId("chart-marketDemographics").waitFor();
  });
  afterAll(() => page.context().close());
  eachBeginsAgain(() => page);

  test("says who lives there, what they earn and buy, and how that grows", async () => {
    await page.getByTestId("figure-tvHomes").waitFor();
    await page.getByTestId("chart-marketProfileStats").waitFor();
    await page.getByTestId("chart-marketGrowth").getByText("2020–2025").waitFor();
    await page.getByTestId("chart-agePyramid").getByRole("button", { name: /25–34/ }).waitFor();
    await page.getByTestId("map-legend").getByText("Population").waitFor();
  });

  test("says what its stations take in and who spends it, with shares and power ratios", async () => {
    await page
      .getByTestId("chart-mediumSpending")
      .getByRole("button", { name: /^2026: \$/ })
      .waitFor();
    await page.getByTestId("figure-perHome").waitFor();
    expect(await page.getByTestId("figure-owners").textContent()).toMatch(/HHI [\d,]+/);
    await page.getByTestId("chart-topCategories").getByRole("button", { name: /^1\. / }).waitFor();
    await page.getByTestId("chart-topRevenueAndShare").getByRole("button").first().waitFor();
    await page.getByRole("radio", { name: "Owner" }).click();
    await page
      .getByTestId("chart-topCompetitorsByShare")
      .getByRole("button", { name: /Nexstar|Sinclair|Gray|TEGNA|Scripps|Hearst|Fox|CBS|NBC|ABC/ })
      .first()
      .waitFor();
    await page
      .getByTestId("chart-salesCalendar")
      .getByRole("button", { name: /^General election: Nov 3, 2026/ })
      .waitFor();
  });

  test("everybody can use it", async () => {
    // Where the page was left, the bar at its head may lie over half a button.
    const toTop = () => page.evaluate("(scrollTo({ top: 0, behavior: 'instant' }), scrollY)");
    await expect.poll(toTop, { timeout: 10_000 }).toBe(0);
    expect(await barriers(page)).toEqual([]);
  });

  test("people are shown by what is chosen, which the address keeps", async () => {
    await page.getByTestId("people-by").selectOption("income");
    await page
      .getByTestId("chart-marketDemographics")
      .getByRole("button", { name: /150,000 and more/ })
      .waitFor();
    expect(page.url()).toMatch(/people=income/);
    await page.reload();
    await page
      .getByTestId("chart-marketDemographics")
      .getByRole("button", { name: /150,000 and more/ })
      .waitFor();
  });

  test("a figure explains itself, and its file holds what the API answers", async () => {
    const section = page.locator("#marketDemographics");
    await section.getByRole("button", { name: "Explain" }).click();
    await page.getByRole("dialog").getByText("County list of this revision").waitFor();
    await page.keyboard.press("Escape");
    await section.locator("[popovertarget]").first().click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      section.getByRole("button", { name: /CSV/ }).first().click(),
    ]);
    const csv = await readFile(await download.path(), "utf8");
    expect(csv).toMatch(/^\uFEFF?topic,band,base,count,share_percent,nation_share_percent,index/);
  });

  test("fits a phone", async () => {
    await page.setViewportSize(PHONE);
    await keepsItsWidth(page);
  });
});

describe("the profile of a radio market", () => {
  test("a TV market leads on to the radio markets around it, whose stations are shown", async () => {
    const context = await someone();
    const page = await context.newPage();
    await openAs(page, ADMIN, "/radio/market-profile?market=tv-501&year=2026");
    const main = page.getByRole("main");
    await main.getByText("Stations are measured in radio markets").first().waitFor();
    await main
      .getByRole("button", { name: /New York/ })
      .first()
      .click();
    await page.waitForURL(/market=radio-/);
    await page.getByTestId("figure-persons12plus").waitFor();
    await page.getByTestId("chart-topCompetitorsByShare").waitFor();
    await context.close();
  });
});
