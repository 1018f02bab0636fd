import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import { DESK, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** More than any screen has; one that has so many never ends. */
const ENDLESS = 300;

/** Presses the Tab key from the top of a page to its end, and tells what has had the focus, in words that name it. */
async function stopsOf(page: Page): Promise<readonly string[]> {
  const stops: string[] = [];
  while (stops.length < ENDLESS) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<string | null>(`{
      const element = document.activeElement;
      const isNew = element !== document.body && !element.hasAttribute("data-counted");
      element.setAttribute("data-counted", "");
      isNew ? element.tagName + " " + (element.ariaLabel ?? element.textContent).trim().slice(0, 60) : null;
    }`);
    if (stop === null) return stops;
    stops.push(stop);
  }
  return stops;
}

describe("the Tab key", () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone({ viewport: DESK });
    page = await context.newPage();
    await openAs(page, SELLER, "/home");
  });
  afterAll(() => context.close());
  eachBeginsAgain(() => page);

  // Menu, bar and filters come to about thirty-five of these.
  test.each([
    ["the market summary", "/market-summary?market=tv-803", "gainsAndLosses", 60],
    ["share of wallet", "/share-wallet?market=tv-803", "ownRevenue", 75],
    ["home", "/home", "chart-largestGrowthVerticals", 70],
    ["a vertical", "/vertical/1?market=tv-803", "chart-marketRanking", 75],
  ])("passes through %s in few presses, with nothing shut out", async (_name, path, last, most) => {
    await page.goto(path);
    await page.locator(`#${last}, [data-testid="${last}"]`).first().scrollIntoViewIfNeeded();
    await page.locator("body:not(.spinner) h1").waitFor();
    await page.evaluate("scrollTo(0, 0)");
    const stops = await stopsOf(page);
    expect(stops.length, stops.join("\n")).toBeLessThanOrEqual(most);
    expect(stops.length).toBeGreaterThan(30);
  });

  test("comes to a block's tools once, where arrows lead along them and into the terms that it uses", async () => {
    await page.goto("/market-summary?market=tv-803");
    const tools = page.locator("#mediaAdSpending").getByRole("toolbar");
    await tools.getByRole("button", { name: "Table" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator(":focus").textContent()).toBe("Explain");
    await page.keyboard.press("End");
    expect(await page.locator(":focus").textContent()).toBe("What the terms mean");
    await expect.poll(() => page.getByRole("tooltip").textContent()).toContain("What advertisers pay to reach people");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.closest('figure') !== null")).toBe(true);
    await page.keyboard.press("Shift+Tab");
    expect(await page.locator(":focus").textContent()).toBe("What the terms mean");
  });

  test("comes to a table once, where arrows lead to every cell, to the heads that sort and to what stands in cells", async () => {
    await page.goto("/share-wallet?market=tv-803");
    const table = page.getByTestId("table-subVerticalGaps").getByRole("grid");
    await table.locator("tbody a").first().focus();
    await page.keyboard.press("ArrowUp");
    const head = page.locator(":focus");
    expect(await head.textContent()).toContain("Category");
    await page.keyboard.press("Enter");
    const sorted = table.getByRole("columnheader", { name: /Category/ });
    await expect.poll(() => sorted.getAttribute("aria-sort")).not.toBe("none");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    expect(await page.locator(":focus").getAttribute("aria-label")).toMatch(/call list/i);
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.closest('table') === null")).toBe(true);
  });

  test("comes to a list once, and the name of each row opens it", async () => {
    await page.goto("/tv/station-overview?market=tv-501");
    const list = page.locator("#stations [role=grid]");
    const name = list.locator("tbody tr[data-at]").nth(1).getByRole("button").first();
    await name.waitFor();
    await list.locator("tbody tr[data-at]").first().getByRole("button").first().focus();
    await page.keyboard.press("ArrowDown");
    const callSign = await page.locator(":focus").textContent();
    expect(callSign).toBe(await name.textContent());
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("heading", { name: /.+/ }).first().waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(":focus").textContent()).toBe(callSign);
  });
});
