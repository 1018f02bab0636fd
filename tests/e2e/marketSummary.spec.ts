import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFailed, test } from "vitest";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import { barsNobody, BASIC, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openSummary } from "#tests/support/openAs.ts";

const product = inject("productUrl");

/** The market summary's addressed state, as a seller set it in the tests below. */
const CHANGED = "market=tv-623&year=2028&political=without&measure=share&compare=tv-501,nation";

describe("a seller on the market summary", () => {
  let context: BrowserContext;
  let page: Page;
  let heard: string[];

  beforeAll(async () => {
    context = await someone();
    page = await openSummary(context);
    heard = complaints(page);
  });
  beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
  afterAll(() => context.close());
  eachBeginsAgain(
    () => page,
    () => page.getByTestId("chart-mediaAdSpending").waitFor(),
  );

  test("sees her home market first, and that its figures are an open estimate", async () => {
    expect(await page.title()).toBe("Market Summary | Spotmarket");
    expect(await page.getByTestId("market-picker").inputValue()).toBe("Los Angeles");
    expect(await page.getByText("Open estimate").count()).toBeGreaterThan(0);
    expect(await page.getByTestId("revision-badge").textContent()).toContain("2026 Q3 open estimate");
  });

  test("finds another market by a few letters and the keyboard", async () => {
    const total = await figure("total");
    const picker = page.getByTestId("market-picker");
    await picker.click();
    await picker.fill("dallas");
    await page.keyboard.press("Enter");
    await page.waitForURL(/market=tv-623/);
    await expect.poll(() => figure("total")).not.toBe(total);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Dallas");
  });

  test("changes year, political and measure without a single request", async () => {
    // What an idle page loads for later, such as the palette, is none of the filters' requests.
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() !== "other") requests.push(request.url());
    });
    const withPolitical = await figure("total");

    await page.getByTestId("year-picker").selectOption("2028");
    await page.waitForURL(/year=2028/);
    await expect.poll(() => figure("total")).not.toBe(withPolitical);
    const before = await figure("total");

    await page.getByRole("switch", { name: "With political" }).click();
    await page.waitForURL(/political=without/);
    await expect.poll(() => figure("total")).not.toBe(before);

    await page.getByRole("radio", { name: "Share" }).or(page.locator("[data-value=share]")).first().click();
    await page.waitForURL(/measure=share/);
    expect(requests).toEqual([]);
  });

  test("compares with another market and the nation", async () => {
    await page.getByTestId("compare-picker").click();
    await page.getByRole("combobox", { name: /find a market/i }).fill("new york");
    await page.keyboard.press("Enter");
    await page.getByRole("switch", { name: /nation/i }).click();
    await page.keyboard.press("Escape");
    await page.waitForURL(/compare=tv-501/);
    await expect
      .poll(async () => (await page.getByTestId("chart-mediaAdSpendingMarketCompare").textContent()) ?? "")
      .toContain("New York");
  });

  test("sees the same again after a reload, and so does a colleague with the address", async () => {
    const seen = await whole(page);
    await page.reload();
    await expect.poll(() => whole(page), { timeout: 20_000 }).toBe(seen);

    const other = await someone();
    const shared = await openSummary(other, SELLER, page.url().slice(product.length));
    expect(shared.url()).toBe(page.url());
    await expect.poll(() => whole(shared), { timeout: 20_000 }).toBe(seen);
    await other.close();
  });

  test.each(["mediaAdSpending", "digitalAdSpendingTable", "topSubVerticals", "politicalSpending", "forecastByMedia"])(
    "takes %s home as a file with the very bytes of the API",
    async (section) => {
      const [download] = await Promise.all([page.waitForEvent("download"), chooseFile(section)]);
      const file = await (await download.createReadStream()).toArray();
      const kebab = section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const query = "year=2028&political=without&compare=tv-501,nation";
      const answer = await fetch(`${product}/api/v1/markets/tv-623/${kebab}.csv?${query}`, {
        headers: await bearer(page),
      });
      expect(answer.status).toBe(200);
      expect(Buffer.concat(file)).toEqual(Buffer.from(await answer.arrayBuffer()));
    },
  );

  test("reads on the screen what the API answers, to the shown digit", async () => {
    const answer = await fetch(`${product}/api/v1/markets/tv-623/media-ad-spending?year=2028&political=without`, {
      headers: await bearer(page),
    });
    const { total, rows } = (await answer.json()) as {
      total: number;
      rows: { medium: string; sharePercent: number }[];
    };
    expect(await figure("total")).toContain(`$${(total / 1e9).toFixed(2)}B`);

    const section = page.locator("#mediaAdSpending");
    await section.getByRole("button", { name: "Table" }).click();
    const shown = await page.getByTestId("table-mediaAdSpending").textContent();
    for (const { sharePercent } of rows) expect(shown).toContain(`${sharePercent.toFixed(1)}%`);
    await section.getByRole("button", { name: "Chart" }).click();
  });

  test("finds in the table what she pointed at in the chart, and in the chart what she pointed at in the table", async () => {
    const block = page.locator("#mediaAdSpending");
    await block.locator("figure [data-figure^=radioOta]").first().hover();
    await block.getByRole("button", { name: "Table" }).click();
    expect(await block.locator("tr[data-pointed]").getAttribute("data-row")).toBe("radioOta");
    await block.locator("tr[data-row=mobile]").hover();
    await block.getByRole("button", { name: "Chart" }).click();
    expect(await block.locator("figure [data-pointed]").getAttribute("data-figure")).toMatch(/^mobile/);
    await block.locator("figure [data-figure^=tvOta]").first().hover();
    expect(await block.locator("figure [data-pointed]").count()).toBe(0);
  });

  test("asks a figure where it comes from", async () => {
    await page.locator("#mediaAdSpending").getByRole("button", { name: "Explain" }).click();
    const explanation = page.getByTestId("explanation");
    await explanation.waitFor();
    const text = (await explanation.textContent()) ?? "";
    expect(text).toMatch(/forecast/i);
    expect(text).toContain("2026 Q3 open estimate");
    await page.keyboard.press("Escape");
    await explanation.waitFor({ state: "hidden" });
  });

  test("turns to German and Spanish without leaving the view", async () => {
    for (const [language, code, title] of [
      ["DE", "de-DE", /Marktübersicht|Marktüberblick/],
      ["ES", "es-ES", /mercado/i],
      ["EN", "en-US", /Market Summary/],
    ] as const) {
      await page
        .getByRole("button", { name: language, exact: true })
        .or(page.getByText(language, { exact: true }))
        .first()
        .click();
      await expect.poll(() => page.getAttribute("html", "lang")).toBe(code);
      await expect.poll(() => page.title()).toMatch(title);
      expect(page.url()).toContain(CHANGED.split("&")[1]);
    }
  });

  test("has heard no complaint from the page all along", () => {
    expect(heard).toEqual([]);
  });

  async function figure(id: string): Promise<string> {
    return (await page.getByTestId(`figure-${id}`).textContent()) ?? "";
  }

  async function chooseFile(section: string): Promise<void> {
    const block = page.locator(`#${section}`);
    await block.scrollIntoViewIfNeeded();
    await block
      .getByRole("button", { name: /more|menu|actions/i })
      .last()
      .click();
    await block.getByRole("button", { name: "Download figures (CSV)" }).click();
  }
});

describe("everyone", () => {
  test("finds no barrier where markets are compared", async () => {
    const context = await someone();
    await barsNobody(await openSummary(context, SELLER, "/market-summary?market=tv-623&compare=tv-501"));
    await context.close();
  });

  test("sees of one market what she is entitled to, and of another why not", async () => {
    const context = await someone();
    const page = await openSummary(context, BASIC);
    expect(await page.getByTestId("market-picker").inputValue()).toBe("Louisville");
    await page.goto("/market-summary?market=tv-501");
    await page.getByTestId("no-access").waitFor();
    expect(await page.getByTestId("chart-mediaAdSpending").count()).toBe(0);
    await context.close();
  });

  test("is told what is wrong with an address that was edited by hand, or gets the nearest view", async () => {
    const context = await someone();
    const page = await openSummary(
      context,
      SELLER,
      "/market-summary?market=tv-623&year=1850&political=maybe&measure=lots&compare=x,y",
    );
    expect(await page.getByTestId("year-picker").inputValue()).toBe("2026");
    expect(await page.getByTestId("figure-total").textContent()).toContain("$");
    await context.close();
  });
});

/** All figures in sight and out of it, as text. */
async function whole(page: Page): Promise<string> {
  await page.getByTestId("chart-mediaAdSpending").waitFor();
  return page.evaluate<string>(
    "[...document.querySelectorAll('[data-testid^=figure-], [data-testid=chart-mediaAdSpending], [data-testid=screen-head]')].map((part) => part.textContent).join(' | ')",
  );
}

/** The access token that the page itself uses. */
async function bearer(page: Page): Promise<Record<string, string>> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes("/api/v1/session")),
    page.reload(),
  ]);
  await page.getByTestId("chart-mediaAdSpending").waitFor();
  return { authorization: (await request.allHeaders()).authorization ?? "" };
}
