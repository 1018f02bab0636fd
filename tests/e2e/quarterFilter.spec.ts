import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { barsNobody, complaints, keepPicture, keepsItsWidth, PHONE, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const DALLAS = "market=tv-623&year=2026";

describe("a quarter chosen beside the year", () => {
  let context: BrowserContext;
  afterEach(() => context.close());

  async function open(path: string, name: string, options: Parameters<typeof someone>[0] = {}): Promise<Page> {
    context = await someone(options);
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, name));
    await openAs(page, SELLER, path);
    return page;
  }

  test("is what every figure is of, asks the server for nothing, and bars nobody", async ({ task }) => {
    const page = await open(`/market-summary?${DALLAS}`, task.name);
    const heard = complaints(page);
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/v1/markets") || request.url().includes("/wallets/")) asked.push(request.url());
    });
    await page.getByTestId("quarter-picker").selectOption("2");
    await page.waitForURL(/year=2026&quarter=2/);
    await page.getByText("All advertising, Q2 2026").waitFor();
    await page.locator("#mediaAdSpending").getByText("Q2 2026").first().waitFor();
    await page.getByRole("heading", { name: "Talking points for all of 2026" }).waitFor();
    expect(asked).toEqual([]);
    await barsNobody(page);
    expect(heard).toEqual([]);
  });

  test("stays from screen to screen, and goes with its mark", async ({ task }) => {
    const page = await open(`/home?${DALLAS}&quarter=2`, task.name);
    await page.getByTestId("home-total").waitFor();
    await page.getByTestId("home-total").click();
    await page.waitForURL(/market-summary\?.*quarter=2/);
    await page.getByText("All advertising, Q2 2026").waitFor();
    await page.goto(`/share-wallet?${DALLAS}&quarter=2&medium=tvOta`);
    expect(await page.getByTestId("quarter-picker").inputValue()).toBe("2");
    await page.locator("#walletBar").getByText("Nationwide, all of 2026").waitFor();
    await page.getByRole("button", { name: /remove.*Q2/i }).click();
    await page.locator("#walletBar").getByText("Nationwide, all of 2026").waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.has("quarter")).toBe(false);
  });

  test("is explained by the season that divides its year", async ({ task }) => {
    const page = await open(`/market-summary?${DALLAS}&quarter=3`, task.name);
    await page.getByTestId("chart-mediaAdSpending").getByRole("button").first().click();
    const panel = page.getByTestId("explanation");
    await panel.getByText("Q3 2026").first().waitFor();
    await panel.getByText("Seasons", { exact: true }).waitFor();
    await panel
      .getByText(/^modeled$/i)
      .first()
      .waitFor();
  });

  test("is chosen among the filters of a telephone, and screens that show years alone offer none", async ({ task }) => {
    const page = await open(`/vertical/3?${DALLAS}`, task.name, { viewport: PHONE });
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("dialog").getByTestId("quarter-picker").selectOption("4");
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await page.getByText("Ad spending, Q4 2026").waitFor();
    await barsNobody(page);
    await keepsItsWidth(page);
    await page.goto(`/market-reports/media-rank-report?${DALLAS}&quarter=4`);
    await page.getByTestId("chart-mediaRanks").waitFor();
    expect(await page.getByTestId("quarter-picker").count()).toBe(0);
    expect(await page.getByText("Q4 2026").count()).toBe(0);
  });
});
