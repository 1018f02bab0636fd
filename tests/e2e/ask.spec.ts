import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import {
  ADMIN,
  barriers,
  complaints,
  DESK,
  keepPicture,
  keepsItsWidth,
  PHONE,
  SELLER,
  someone,
  applyScheme,
} from "#tests/support/browser.ts";
import { openSummary } from "#tests/support/openAs.ts";

describe("a question typed into the search", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  const field = (page: Page) => page.getByTestId("palette").getByRole("combobox");
  const results = (page: Page) => page.getByTestId("palette").getByRole("option");

  async function ask(page: Page, question: string): Promise<void> {
    await page.keyboard.press("Control+k");
    await field(page).fill(question);
    await page.getByTestId("ask-parts").first().waitFor();
  }

  test("is said back as it was understood, and Enter opens the page with its filters", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context, ADMIN);
    onTestFailed(() => keepPicture(page, task.name));
    await ask(page, "auto dealers in Dallas 2027 radio vs nation");
    expect(await results(page).first().textContent()).toContain(
      "Tier 3 new-car dealers in Dallas-Ft. Worth, 2027, Radio OTA, against the nation",
    );
    await page.keyboard.press("Enter");
    await page.waitForURL(
      /\/vertical\/subvertical\?sub=newCarDealers&market=tv-623&year=2027&compare=nation#mediaAdSpending/,
    );
    await page.locator("h1", { hasText: /new-car dealers/i }).waitFor({ state: "attached" });
    await page.getByTestId("chart-mediaAdSpending").waitFor();
  });

  test("shows the words that mean nothing here, and the other market of the name below", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context, ADMIN);
    onTestFailed(() => keepPicture(page, task.name));
    await ask(page, "portland hosptals next year pony");
    expect(await results(page).first().textContent()).toMatch(/Hospitals in Portland, OR, 2027.*Not understood:.*pony/);
    await results(page).filter({ hasText: "Portland-Auburn" }).first().click();
    await page.waitForURL(/sub=hospitals&market=tv-500&year=2027/);
  });

  test("in German leads to a share of wallet, and stands there again the next time", async ({ task }) => {
    context = await someone({ locale: "de-DE" });
    const page = await openSummary(context, ADMIN);
    onTestFailed(() => keepPicture(page, task.name));
    await ask(page, "Radio Lücke Krankenhäuser Dallas vergleichbare Märkte");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/share-wallet\?medium=radioOta&focus=hospitals&benchmark=peers&market=tv-623/);
    await page.getByTestId("figure-gapDollars").waitFor();
    await page.keyboard.press("Control+k");
    await results(page).first().filter({ hasText: "Radio Lücke Krankenhäuser Dallas" }).waitFor();
  });

  test("about a market that is not in the subscription says so, and leads to where one asks for it", async ({
    task,
  }) => {
    context = await someone();
    const page = await openSummary(context, SELLER);
    onTestFailed(() => keepPicture(page, task.name));
    await ask(page, "hospitals Seattle 2027");
    expect(await results(page).first().textContent()).toMatch(/Request Seattle.*not in your subscription/);
    await page.keyboard.press("Enter");
    await page.getByTestId("no-access").waitFor();
  });

  test.each([DESK, PHONE])("meets no barrier, in light and dark, at %j", async (viewport) => {
    context = await someone({ viewport });
    const page = await openSummary(context, ADMIN);
    const heard = complaints(page);
    await ask(page, "portland hospitals 2027 radio vs nation without political pony");
    expect(await barriers(page)).toEqual([]);
    await keepsItsWidth(page);
    await applyScheme(page, "dark");
    expect(await barriers(page)).toEqual([]);
    expect(heard).toEqual([]);
  });
});
