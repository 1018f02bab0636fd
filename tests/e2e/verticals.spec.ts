import type { BrowserContext, Page, Request } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFailed, test } from "vitest";
import { bearerOf, eachBeginsAgain, emptyList, isAnotherTry } from "#tests/support/anotherTry.ts";
import { barsNobody, BASIC, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const product = inject("productUrl");

/** Every block of the page by its anchor. */
const BLOCKS = [
  "mediaAdSpending",
  "mediaAdSpendingMarketCompare",
  "mediaAdSpendingTrend",
  "mediaAdSpendingTable",
  "verticalBreakdown",
  "verticalAdSpendingTable",
  "digitalSpendingByPlatformTable",
  "digitalMarketProspects",
  "seasons",
  "marketIntelligence",
  "marketRanking",
] as const;

/** Signs in and opens a vertical's page. */
async function openVertical(context: BrowserContext, path: string, email = SELLER): Promise<Page> {
  const page = await context.newPage();
  await openAs(page, email, path);
  await page.getByTestId("figure-total").waitFor();
  return page;
}

/** What asks the API for figures; the bell looks for news by the clock, whatever the reader does. */
const asksForFigures = (request: Request): boolean =>
  /\/api\/v1\/(revisions|markets|search)\b/.test(new URL(request.url()).pathname);

describe("a seller on the pages of the verticals", () => {
  let context: BrowserContext;
  let page: Page;
  let heard: string[];

  beforeAll(async () => {
    context = await someone();
    page = await openVertical(context, "/vertical/6?market=tv-623");
    heard = complaints(page);
  });
  beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
  afterAll(() => context.close());
  eachBeginsAgain(
    () => page,
    () => page.getByTestId("figure-total").waitFor(),
  );

  const figure = async (id: string) => (await page.getByTestId(`figure-${id}`).textContent()) ?? "";
  const within = (block: string) => page.locator(`#${block}`);

  test("learn who is meant by a vertical, and what it comes to", async () => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Healthcare");
    expect(await page.getByTitle(/Hospitals, physicians/).count()).toBe(1);
    expect(await figure("total")).toMatch(/\$\d/);
    expect(await figure("share")).toMatch(/\d+\.\d%/);
    expect(await figure("rank")).toMatch(/\d+ of 12/);
  });

  test("find all blocks of the page", async () => {
    for (const block of BLOCKS) await within(block).waitFor();
    expect(await page.locator("section[id] h3").count()).toBeGreaterThanOrEqual(BLOCKS.length);
  });

  test("go through all twelve without a single request once the first has come", async () => {
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    const listen = (request: Request) => asksForFigures(request) && asked.push(request.url());
    page.on("request", listen);
    const names = new Set<string>();
    for (let step = 0; step < 12; step++) {
      const title = page.getByRole("heading", { level: 1 });
      const before = await title.textContent();
      await page.getByRole("link", { name: /^Next:/ }).click();
      await expect.poll(() => title.textContent(), { timeout: 20_000 }).not.toBe(before);
      await within("marketRanking").waitFor();
      names.add((await title.textContent()) ?? "");
    }
    page.off("request", listen);
    expect(names.size).toBe(12);
    expect(asked).toEqual([]);
    expect(page.url()).toContain("/vertical/6");
    expect(page.url()).toContain("market=tv-623");
  });

  test("change year and political in every block, without a request", async () => {
    const asked: string[] = [];
    const listen = (request: Request) => asksForFigures(request) && asked.push(request.url());
    page.on("request", listen);
    const before = await figure("total");
    await page.getByTestId("year-picker").selectOption("2028");
    await page.waitForURL(/year=2028/);
    await expect.poll(() => figure("total")).not.toBe(before);
    await within("marketRanking").scrollIntoViewIfNeeded();
    await expect.poll(() => within("marketRanking").textContent()).toContain("2028");
    page.off("request", listen);
    expect(asked).toEqual([]);
  });

  test.each(["mediaAdSpending", "mediaAdSpendingTrend", "verticalBreakdown", "verticalAdSpendingTable"])(
    "take %s home as a file with the very bytes of the API",
    async (block) => {
      await within(block).scrollIntoViewIfNeeded();
      await within(block)
        .getByRole("button", { name: /^More for/ })
        .click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        within(block).getByRole("button", { name: "Download figures (CSV)" }).click(),
      ]);
      const file = await (await download.createReadStream()).toArray();
      const kebab = block.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const answer = await page.request.get(
        `${product}/api/v1/markets/tv-623/${kebab}.csv?year=2028&vertical=healthcare`,
        { headers: await bearer(page) },
      );
      expect(answer.status()).toBe(200);
      expect(Buffer.concat(file).toString()).toBe(await answer.text());
    },
  );

  test("the ranking's file is that of the API too, and the table sorts by any head", async () => {
    const ranking = within("marketRanking");
    await ranking.scrollIntoViewIfNeeded();
    await ranking.getByRole("button", { name: /^More for/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      ranking.getByRole("button", { name: "Download figures (CSV)" }).click(),
    ]);
    const file = await (await download.createReadStream()).toArray();
    const query = "by=vertical&of=healthcare&kind=tv&year=2028";
    const answer = await page.request.get(`${product}/api/v1/revisions/current/rankings.csv?${query}`, {
      headers: await bearer(page),
    });
    expect(Buffer.concat(file).toString()).toBe(await answer.text());

    await ranking.getByRole("button", { name: "Table" }).click();
    const names = () => ranking.locator("tbody th").allTextContents();
    const bySpending = await names();
    await ranking
      .getByRole("columnheader", { name: /^Market/ })
      .getByRole("button")
      .click();
    expect(await names()).toEqual(bySpending.toSorted((a, b) => a.localeCompare(b, "en-US")));
    expect(bySpending.some((name) => name.includes("The market you are viewing"))).toBe(true);
  });

  test("enter the categories by keyboard, hear each bar, and go on to a category's page from its explanation", async () => {
    await within("verticalBreakdown").scrollIntoViewIfNeeded();
    const bars = within("verticalBreakdown").locator("figure button[data-figure]");
    await bars.first().focus();
    const first = (await bars.first().textContent()) ?? "";
    expect(first).toMatch(/\d\.\d%[+−]?\d+\.\d%/);
    await page.keyboard.press("ArrowDown");
    const second = await page.evaluate<string>("document.activeElement?.textContent ?? ''");
    expect(second).not.toBe(first);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Open the category’s page" }).click();
    await page.waitForURL(/\/vertical\/subvertical\?sub=\w+/);
    expect(page.url()).toContain("market=tv-623");
    await page.goBack();
    await within("verticalBreakdown").waitFor();
  });

  test("ask a prospect's score what it is made of, and put it on the call list and off again", async ({ task }) => {
    if (isAnotherTry(task)) {
      await emptyList(page, "/api/v1/call-list");
      await page.reload();
    }
    const prospects = within("digitalMarketProspects");
    await prospects.scrollIntoViewIfNeeded();
    await prospects.locator("td[data-figure$=':score']").first().click();
    const explanation = page.getByTestId("explanation");
    await explanation.waitFor();
    expect(await explanation.textContent()).toMatch(/40% × \d+ \+ 30% × \d+ \+ 30% × \d+ = \d+/);
    await page.keyboard.press("Escape");
    const sign = prospects.locator("tbody button[aria-pressed]").first();
    await sign.click();
    await expect.poll(() => sign.getAttribute("aria-pressed")).toBe("true");
    await sign.click();
    await expect.poll(() => sign.getAttribute("aria-pressed")).toBe("false");
  });

  test("are told which months campaigns crowd out", async () => {
    const season = within("seasons");
    await season.scrollIntoViewIfNeeded();
    expect(await season.textContent()).toMatch(/2028 is an election year.*Aug, Sep, and Oct/);
  });

  test("see the nation as a market like any other, ranked among the TV markets", async () => {
    await page.goto("/vertical/6?market=nation");
    await page.getByTestId("figure-total").waitFor();
    expect(await figure("index")).toContain("100");
    await within("marketRanking").waitFor();
  });

  test.each(["/vertical/13", "/vertical/0", "/vertical/abc"])(
    "an address without a vertical (%s) is not found",
    async (path) => {
      await page.goto(path);
      await page.waitForURL(/page-not-found/).catch(() => undefined);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/page not found/i);
    },
  );

  test("nothing complained meanwhile", () => {
    expect(heard).toEqual([]);
  });
});

test("a vertical outside of the subscription says so, and offers to ask for it", async () => {
  const context = await someone();
  const page = await context.newPage();
  // Everybody of the sample may read all verticals: the answer is the server's own, with fewer of them.
  await page.route(/\/api\/v1\/session$/, async (route) => {
    const answer = await route.fetch();
    const session: object = await answer.json();
    await route.fulfill({ response: answer, json: { ...session, verticals: ["leisure"] } });
  });
  await openAs(page, BASIC, "/vertical/3");
  await page.getByTestId("no-access").waitFor();
  await page
    .getByTestId("no-access")
    .getByRole("button", { name: /^Request / })
    .waitFor();
  await context.close();
});

test("the tiles of all twelve show money, share, growth and course", async () => {
  const context = await someone();
  const page = await context.newPage();
  await openAs(page, SELLER, "/vertical");
  const tiles = page.locator("main li").filter({ has: page.locator("svg[viewBox='0 0 96 32']") });
  await expect.poll(() => tiles.count(), { timeout: 20_000 }).toBe(12);
  expect(await tiles.first().textContent()).toMatch(/\$.*%.*%/);
  await context.close();
});

test("nobody meets a barrier in any block of a vertical", async () => {
  const context = await someone();
  const page = await openVertical(context, "/vertical/6?market=tv-623");
  await page.locator("#marketRanking").waitFor();
  for (const block of BLOCKS) await page.locator(`#${block}`).scrollIntoViewIfNeeded();
  await barsNobody(page);
  await context.close();
});

/** The right to ask the API as this page's person does. */
async function bearer(page: Page): Promise<Record<string, string>> {
  const headers = await bearerOf(page);
  await page.getByTestId("figure-total").waitFor();
  return headers;
}
