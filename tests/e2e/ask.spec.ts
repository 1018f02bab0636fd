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

  test("shows the figure with its change, kind and source before any screen opens, and the next question goes on from it", async ({
    task,
  }) => {
    context = await someone();
    const page = await openSummary(context, ADMIN);
    onTestFailed(() => keepPicture(page, task.name));
    await ask(page, "how much do hospitals spend on radio in Dallas next year");
    const figures = page.getByTestId("ask-figures");
    await figures.getByTestId("ask-value").filter({ hasText: /^\$\d/ }).waitFor();
    const dallas = await figures.textContent();
    expect(dallas).toMatch(/vs\. 2026.*% of all media.*Forecast, modeled.*Likely range: .*Data: /);
    await field(page).fill("and Houston?");
    await results(page).first().filter({ hasText: "Hospitals in Houston, 2027, Radio OTA" }).waitFor();
    await figures.getByTestId("ask-value").waitFor();
    expect(await figures.textContent()).not.toBe(dallas);
    expect(await results(page).first().textContent()).toContain("Goes on from your last question");
    await page.keyboard.press("Enter");
    await page.waitForURL(/sub=hospitals&market=tv-618&year=2027/);
    await page.getByTestId("chart-mediaAdSpending").waitFor();
  });

  test("about several markets and years is answered by a table, to the digit of the screens", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context, ADMIN);
    onTestFailed(() => keepPicture(page, task.name));
    await ask(page, "hospitals Dallas vs Houston and nation 2024 to 2027");
    const rows = page.getByTestId("ask-table").locator("> *");
    await rows.first().waitFor();
    expect(await rows.count()).toBe(4);
    expect(await rows.first().textContent()).toMatch(/2024.*2027.*2024–2027, a year/);
    const [, dallas = ""] = await rows.allTextContents();
    const shown = dallas.match(/\$[\d.]+[MB]/g)?.[1] ?? "";
    await page.keyboard.press("Enter");
    await page.waitForURL(
      /sub=hospitals&market=tv-623&year=2027&compare=nation,tv-618&years=2024-2027|years=2024-2027/,
    );
    await page.getByRole("main").getByText(shown).first().waitFor();
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
