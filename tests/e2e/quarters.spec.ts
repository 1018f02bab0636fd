import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { barsNobody, complaints, keepPicture, keepsItsWidth, PHONE, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const DALLAS = "market=tv-623&year=2026";

describe("a year by quarter", () => {
  let context: BrowserContext;
  afterEach(() => context.close());

  async function open(path: string, name: string, options: Parameters<typeof someone>[0] = {}): Promise<Page> {
    context = await someone(options);
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, name));
    await openAs(page, SELLER, path);
    return page;
  }

  test("stands on the market summary beside the year before, is explained, and bars nobody", async ({ task }) => {
    const page = await open(`/home?${DALLAS}`, task.name);
    const heard = complaints(page);
    await page.getByTestId("home-quarter").click();
    await page.waitForURL(/\/market-summary\?.*#quarterlySpending$/);
    const section = page.locator("#quarterlySpending");
    const quarters = page.getByTestId("chart-quarterlySpending").getByRole("button");
    // Blocks above it are still arriving.
    const inSight = async () => {
      await section.scrollIntoViewIfNeeded();
      return quarters.count();
    };
    await expect.poll(inSight, { timeout: 20_000 }).toBe(4);
    await quarters.nth(2).click();
    const panel = page.getByTestId("explanation");
    await panel.getByText(/^\$[\d,]+ × \d+\.\d% = \$[\d,]+$/).waitFor();
    await panel
      .getByText(/^modeled$/i)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await section.getByRole("button", { name: "Table" }).click();
    const rows = page.getByTestId("table-quarterlySpending").locator("tbody tr");
    expect(await rows.locator("th, td:first-child").allTextContents()).toEqual(["Q1", "Q2", "Q3", "Q4"]);
    await barsNobody(page);
    expect(heard).toEqual([]);
  });

  test("says on share of wallet what each quarter brings, on a telephone too", async ({ task }) => {
    const page = await open(`/share-wallet?${DALLAS}&medium=radioOta&benchmark=custom:12`, task.name, {
      viewport: PHONE,
    });
    const section = page.locator("#walletQuarters");
    await section.scrollIntoViewIfNeeded();
    await section.getByRole("button", { name: "Table" }).click();
    expect(await page.getByTestId("table-walletQuarters").locator("tbody tr").count()).toBe(4);
    await barsNobody(page);
    await keepsItsWidth(page);
  });
});
