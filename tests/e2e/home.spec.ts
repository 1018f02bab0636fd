import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import {
  ADMIN,
  barriers,
  BASIC,
  complaints,
  DESK,
  keepPicture,
  keepsItsWidth,
  paleParts,
  PHONE,
  RADIO,
  SELLER,
  someone,
  applyScheme,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** Of the whole market, or of the verticals that an earlier test has followed. */
const CHANGED = /figures (of this market|you follow) for 20\d\d changed/;

describe("the first screen of the day", () => {
  let context: BrowserContext;
  afterEach(() => context.close());

  async function open(email: string, name: string, path = "/home"): Promise<Page> {
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, name));
    await openAs(page, email, path);
    return page;
  }

  test.each([
    [ADMIN, "Las Vegas", /^What stands out: Casinos & gambling facilities/],
    [SELLER, "Los Angeles", /^What stands out: Amusement parks/],
    [RADIO, "Dallas-Ft. Worth", /^What stands out: Tourism & travel services/],
    [BASIC, "Louisville", /^What stands out: Consumer lending/],
  ])(
    "opens for %s in %s, on what stands out there, with alerts, views and calls to come back to",
    async (email, market, point) => {
      context = await someone();
      const page = await open(email, `home of ${email}`);
      await page.getByRole("heading", { level: 1, name: new RegExp(`^Home ?, ${market}`) }).waitFor();
      await page.getByTestId("talking-points").getByText(point).waitFor();
      const list = (name: string) => page.getByRole("region", { name }).getByRole("link");
      await list("Alerts").first().waitFor();
      expect(await list("Pinned").count()).toBeGreaterThanOrEqual(2);
      expect(await page.getByRole("button", { name: /^Call list.*[1-9]/ }).count()).toBe(1);
    },
  );

  test("gives what is new its room from the first, so that nothing below it jumps when it comes", async ({ task }) => {
    context = await someone();
    await context.route("**/api/v1/alerts*", async (route) => {
      await new Promise((later) => setTimeout(later, 1500));
      await route.continue();
    });
    await context.addInitScript(`
      globalThis.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (document.querySelector("h2#new")) globalThis.moved += entry.value;
      }).observe({ type: "layout-shift", buffered: true });`);
    const page = await open(SELLER, task.name);
    const region = (name: string) => page.getByRole("region", { name });
    await region("Alerts").getByRole("listitem").first().waitFor();
    expect(await page.evaluate<number>("moved")).toBeLessThan(0.02);

    // Their heads stand on one line.
    const tops = ["Alerts", "Pinned"].map(async (name) => (await region(name).boundingBox())?.y);
    const [alerts, pinned] = await Promise.all(tops);
    expect(pinned).toBe(alerts);
  });

  test("says what the market spends, what the new revision changed, and leads to where each figure is taken apart", async ({
    task,
  }) => {
    context = await someone();
    const page = await open(SELLER, task.name, "/home?market=tv-623&year=2026");
    const heard = complaints(page);
    await page.getByTestId("home-total").waitFor();
    await page.getByText(CHANGED).waitFor();
    const shown = await page.getByTestId("home-tvOta").textContent();
    await page.getByRole("link", { name: /^\$[\d.]+[MB] ?TV OTA/ }).click();
    await page.waitForURL(/\/market-summary\?market=tv-623&year=2026#mediaAdSpending$/);
    const row = page.getByTestId("chart-mediaAdSpending").getByRole("button", { name: /^TV OTA/ });
    await row.waitFor();
    // The list has whole millions, and their unit in its head.
    const millions = Math.round(Number(shown?.replace(/[$M]/g, ""))).toLocaleString("en-US");
    expect(await row.textContent()).toContain(millions);
    expect(heard).toEqual([]);
  });

  test("shows what was looked at, and the verticals followed and the stations' media by their mark", async ({
    task,
  }) => {
    context = await someone();
    const page = await open(RADIO, task.name, "/dashboards/default");
    await page.getByRole("checkbox", { name: "General Services" }).check();
    await page.getByRole("searchbox", { name: "Call sign, city or owner" }).fill("Dallas");
    await page
      .getByRole("listitem")
      .getByRole("button", { name: /Dallas, TX/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Save and start" }).click();
    await page.waitForURL(/\/home/);
    await page.getByText(/figures you follow for 20\d\d changed|figures you follow in/).waitFor();
    await page
      .getByTestId("chart-topSubVerticals")
      .getByRole("button", { name: /Legal services ?, you follow it/ })
      .waitFor();

    await page.goto("/market-summary");
    await page
      .getByTestId("chart-mediaAdSpending")
      .getByRole("button", { name: /^Radio OTA ?, your stations’ medium/ })
      .waitFor();
    // Two seconds make a look, which this browser then remembers.
    await expect
      .poll(() => page.evaluate<string | null>("localStorage.getItem('spotmarket-recent-screens')"))
      .toContain("/market-summary");
    await page.goto("/home");
    await page
      .getByRole("region", { name: "Recently viewed" })
      .getByRole("link", { name: /^Market Summary/ })
      .click();
    await page.waitForURL(/\/market-summary/);
  });

  test.each([DESK, PHONE])("nobody meets a barrier there at %j, by day and by night", async (viewport) => {
    context = await someone({ viewport });
    const page = await open(SELLER, `home ${viewport.width}`);
    await page.getByText(CHANGED).waitFor();
    await page.getByTestId("chart-localForecastSummary").waitFor();
    expect(await barriers(page)).toEqual([]);
    await applyScheme(page, "dark");
    expect(await paleParts(page)).toEqual([]);
    await keepsItsWidth(page);
  });
});
