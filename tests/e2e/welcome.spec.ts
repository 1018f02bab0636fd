import type { BrowserContext, Page } from "playwright";
import { afterEach, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { isAnotherTry } from "#tests/support/anotherTry.ts";
import { barriers, complaints, keepPicture, PHONE, someone } from "#tests/support/browser.ts";
import { newcomer } from "#tests/support/newcomer.ts";
import { openAs } from "#tests/support/openAs.ts";

/** The demo accounts have taken their first steps. */
const NEWCOMERS = ["first-newcomer@spotmarket.example", "second-newcomer@spotmarket.example"] as const;
const ADMIN = "admin@spotmarket.example";

describe("first steps and the about page", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  beforeAll(async () => {
    for (const email of NEWCOMERS) await newcomer(email, "Sample Media Sales");
  });

  async function open(email: string, path: string, name: string): Promise<Page> {
    context ??= await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, name));
    await openAs(page, email, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  }

  test("a new seller chooses language, home market and lines of business, and finds them kept", async ({ task }) => {
    context = await someone();
    const page = await open(NEWCOMERS[0], "/home", task.name);
    const complained = complaints(page);
    // Whoever has chosen once is not invited to again.
    if (isAnotherTry(task)) await page.goto("/dashboards/default");
    else await page.getByRole("link", { name: "Set up" }).click();
    await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
    expect(await barriers(page)).toEqual([]);

    await page.getByRole("combobox", { name: "Your home market" }).click();
    await page.getByRole("option").nth(1).click();
    const market = await page.getByRole("combobox", { name: "Your home market" }).inputValue();
    await page.getByRole("checkbox", { name: "Retail" }).check();
    await page.getByRole("button", { name: "Save and start" }).click();
    await page.waitForURL(/\/home$/);
    expect(await page.getByRole("link", { name: "Set up" }).count()).toBe(0);

    await page.goto("/dashboards/default");
    await page.getByRole("checkbox", { name: "Retail" }).waitFor();
    expect(await page.getByRole("checkbox", { name: "Retail" }).isChecked()).toBe(true);
    expect(await page.getByRole("combobox", { name: "Your home market" }).inputValue()).toBe(market);
    expect(complained).toEqual([]);

    // A browser that has shown no other market yet opens the home market.
    for (const [path, chart] of [
      ["/home", "localForecastSummary"],
      ["/market-summary", "mediaAdSpending"],
    ]) {
      await context.close();
      context = await someone();
      const elsewhere = await open(NEWCOMERS[0], path ?? "", task.name);
      await elsewhere.getByTestId(`chart-${chart}`).waitFor();
      expect(await elsewhere.getByTestId("market-picker").inputValue()).toBe(market);
    }
  });

  test("the first steps can be put aside, on a phone as well", async ({ task }) => {
    context = await someone({ viewport: PHONE });
    const page = await open(NEWCOMERS[1], "/dashboards/default", task.name);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Not now" }).click();
    await page.waitForURL(/\/home$/);
    expect(await page.getByRole("link", { name: "Set up" }).count()).toBe(0);
  });

  test("an administrator reads what runs here and copies it for whoever helps", async ({ task }) => {
    context = await someone();
    const page = await open(ADMIN, "/administration/about", task.name);
    const complained = complaints(page);
    await page.getByRole("heading", { name: "Built with" }).waitFor();
    const main = page.getByRole("main");
    expect(await main.textContent()).toContain("because the address is localhost");
    expect(await main.textContent()).toContain("Not configured");
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toContain("Store: pglite");
    await page.setViewportSize(PHONE);
    expect(await barriers(page)).toEqual([]);
    expect(complained).toEqual([]);
  });
});
