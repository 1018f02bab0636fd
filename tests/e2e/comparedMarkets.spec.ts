import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barsNobody, BASIC, complaints, SELLER, someone } from "#tests/support/browser.ts";
import { openSummary } from "#tests/support/openAs.ts";

/** Los Angeles against Dallas. */
const ASKED = "/market-summary?market=tv-803&year=2027&compare=tv-623";

describe("a TV manager who plans 2027, Los Angeles against Dallas", () => {
  let context: BrowserContext;
  let page: Page;
  let heard: string[];

  beforeAll(async () => {
    context = await someone({ viewport: { width: 1440, height: 900 } });
    page = await openSummary(context, SELLER, ASKED);
    heard = complaints(page);
    await page.getByTestId("chart-marketsCompared").waitFor();
  });
  afterAll(() => context.close());

  test("reads both in the first sight: dollars, growth, her medium, people and the years ahead", async () => {
    const chart = page.getByTestId("chart-marketsCompared");
    const rows = chart.getByRole("button");
    expect(await rows.count()).toBe(2);
    for (const name of ["Los Angeles", "Dallas"]) {
      const row = (await rows.filter({ hasText: name }).textContent()) ?? "";
      expect(row.match(/%/g)?.length, row).toBeGreaterThanOrEqual(3);
      expect(row).toMatch(/\$\d/);
    }
    const { y = 0, height = 0 } = (await chart.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(900);
  });

  test("has the same figures in the table, with the nation below", async () => {
    const block = page.locator("#marketsCompared");
    const total = /[\d.,]+/.exec(
      (await block.getByRole("button", { name: /^Dallas/ }).textContent())?.replace(/^\D+/, "") ?? "",
    );
    await block.getByRole("button", { name: "Table" }).click();
    const table = page.getByTestId("table-marketsCompared");
    expect(await table.locator("tbody tr").count()).toBe(3);
    expect(await table.textContent()).toContain(total?.[0] ?? "no total");
    await block.getByRole("button", { name: "Chart" }).click();
  });

  test("goes on to the years, the media and the categories of both", async () => {
    for (const name of ["marketsComparedYears", "mediaAdSpendingMarketCompare", "categoriesCompared"]) {
      const chart = page.getByTestId(`chart-${name}`);
      await chart.scrollIntoViewIfNeeded();
      expect(await chart.textContent(), name).toContain("Dallas");
    }
  });

  test("asks of either market where a figure comes from", async () => {
    await page
      .getByTestId("chart-marketsCompared")
      .getByRole("button", { name: /^Dallas/ })
      .click();
    const explanation = page.getByTestId("explanation");
    await explanation.waitFor();
    expect(await explanation.textContent()).toContain("Dallas");
    await page.keyboard.press("Escape");
  });

  test("finds no barrier, and the page has no complaint", async () => {
    await barsNobody(page);
    expect(heard).toEqual([]);
  });

  test("adds another one in two clicks from the head", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByTestId("compare-picker").click();
    await page.getByRole("combobox", { name: /find a market/i }).fill("new york");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByTestId("chart-marketsCompared").getByRole("button").count()).toBe(3);
  });
});

test("a market that is not bought is compared with nothing, whatever the address says", async () => {
  const context = await someone();
  const page = await openSummary(context, BASIC, "/market-summary?compare=tv-501");
  expect(await page.getByTestId("chart-marketsCompared").count()).toBe(0);
  expect(await page.locator("main").textContent()).not.toContain("New York");
  await context.close();
});

describe("the years", () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone({ viewport: { width: 1440, height: 900 } });
    page = await openSummary(context, SELLER, "/market-summary?market=tv-803&year=2026");
  });
  afterAll(() => context.close());

  test("are drawn into a window by the keyboard, and the address keeps it", async () => {
    await page.goto("/market-summary?market=tv-803&year=2026");
    const block = page.locator("#forecastByMedia");
    const years = block.locator("figure").getByRole("button");
    await block.scrollIntoViewIfNeeded();
    await years.first().waitFor();
    const all = await years.count();
    await page.locator("#verticalYears").getByRole("slider", { name: "First year shown" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => years.count()).toBe(all - 2);
    await expect.poll(() => new URL(page.url()).searchParams.get("years")).toMatch(/^20\d\d-20\d\d$/);
    await page.reload();
    await block.scrollIntoViewIfNeeded();
    await expect.poll(() => years.count()).toBe(all - 2);
  });

  test("are played one after the other, and the figures follow", async () => {
    const block = page.locator("#verticalYears");
    await block.scrollIntoViewIfNeeded();
    const before = await page.getByTestId("year-picker").inputValue();
    await block.getByRole("button", { name: "Play the years" }).click();
    await expect
      .poll(() => page.getByTestId("year-picker").inputValue(), { timeout: 6000 })
      .toBe(String(Number(before) + 2));
    await block.getByRole("button", { name: "Pause" }).click();
  });

  test("stand still for whoever wants no motion, and go on by one at a press", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const block = page.locator("#verticalYears");
    const before = await page.getByTestId("year-picker").inputValue();
    await block.getByRole("button", { name: "Next year" }).click();
    await expect.poll(() => page.getByTestId("year-picker").inputValue()).toBe(String(Number(before) + 1));
    await page.emulateMedia({ reducedMotion: "no-preference" });
  });
});

test("gains and losses are one chart around zero, largest gain first", async () => {
  const context = await someone();
  const page = await openSummary(context, SELLER, "/market-summary?market=tv-803");
  const chart = page.getByTestId("chart-gainsAndLosses");
  await chart.scrollIntoViewIfNeeded();
  const rows = await chart.getByRole("button").allTextContents();
  const signs = rows.map((row) => /[+−](?=[<\d])/.exec(row)?.[0] ?? "");
  expect(signs[0]).toBe("+");
  expect(signs.at(-1)).toBe("−");
  expect(signs.toSorted((a, b) => (a === b ? 0 : a === "+" ? -1 : 1))).toEqual(signs);
  await context.close();
});
