import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "playwright";
import { expect, onTestFailed, onTestFinished, test } from "vitest";
import {
  barriers,
  BASIC,
  complaints,
  DESK,
  keepLanguage,
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

async function openShare(
  path = "/share-wallet?market=tv-803",
  email = SELLER,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await someone(options);
  if (options.locale !== undefined) await keepLanguage(context, null);
  const page = await context.newPage();
  onTestFailed(({ task }) => keepPicture(page, task.name));
  onTestFinished(() => context.close());
  await openAs(page, email, path);
  return page;
}

const gap = (page: Page) => page.locator("[data-testid^=figure-]").first();
const finding = (page: Page) => page.locator("#walletBar h3");

test("a seller reads what her medium takes, what the gap is worth, and where it lies", async () => {
  const page = await openShare();
  const heard = complaints(page);
  await gap(page).waitFor();
  expect(await finding(page).textContent()).toMatch(/^TV OTA takes \d+\.\d+% of everything spent in Los Angeles/);
  expect(await gap(page).textContent()).toMatch(/\$[\d.]+[KMB]|Level with the nation/);
  await page.getByTestId("table-subVerticalGaps").scrollIntoViewIfNeeded();
  const table = page.getByTestId("table-subVerticalGaps").getByRole("grid");
  await page.getByTestId("table-subVerticalGaps").getByText("19 of 96 rows").waitFor();
  await page.getByTestId("table-subVerticalGaps").getByRole("button", { name: "Show all" }).click();
  expect(await table.locator("tbody tr").count()).toBe(96);
  expect(await table.locator("tfoot th").textContent()).toBe("Total");
  expect(heard).toEqual([]);
});

test("medium, focus and benchmark change the finding, stand in the address, and send nothing once the wallets are there", async () => {
  const page = await openShare();
  await gap(page).waitFor();
  // What is planned below loads last.
  await page.getByTestId("goal-share").waitFor();
  await page.waitForLoadState("networkidle");
  const before = await finding(page).textContent();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) sent.push(request.url());
  });
  await page.getByTestId("focus-field").selectOption("retail");
  await page.waitForURL(/focus=retail/);
  await page.getByTestId("benchmark-field").selectOption("peers");
  await page.waitForURL(/benchmark=peers/);
  await page.getByTestId("benchmark-field").selectOption("custom");
  await page.getByRole("group", { name: "What is measured" }).getByLabel("Target share").fill("25");
  await page.waitForURL(/benchmark=custom%3A25/);
  await expect.poll(() => finding(page).textContent()).toContain("your target");
  await page.getByTestId("year-picker").selectOption("2024");
  await page.waitForURL(/year=2024/);
  expect(await finding(page).textContent()).not.toBe(before);
  expect(sent).toEqual([]);

  await page.getByTestId("medium-field").selectOption("radioOta");
  await page.waitForURL(/medium=radioOta/);
  await expect.poll(() => finding(page).textContent()).toMatch(/^Retail: Radio OTA takes/);
  await page.reload();
  await gap(page).waitFor();
  await expect.poll(() => finding(page).textContent()).toMatch(/^Retail: Radio OTA takes/);
});

test("the screen, its file and the API say the same", async () => {
  const page = await openShare("/share-wallet?market=tv-803&focus=automotive&medium=radioOta&year=2026");
  await gap(page).waitFor();
  const asked = page.waitForRequest((request) => request.url().includes("/api/v1/revisions"));
  await page.reload();
  const { authorization = "" } = await (await asked).allHeaders();
  const answer = await page.request.get(
    "/api/v1/markets/tv-803/share-of-wallet.csv?focus=automotive&medium=radioOta&year=2026",
    { headers: { authorization } },
  );
  const csv = await answer.text();
  await page.locator("#subVerticalGaps").scrollIntoViewIfNeeded();
  const download = page.waitForEvent("download");
  await page.locator("#subVerticalGaps header").getByRole("button", { name: /^More/ }).click();
  await page.locator("#subVerticalGaps header").getByRole("button", { name: "CSV" }).click();
  const file = await (await download).path();
  expect(await readFile(file, "utf8")).toBe(csv);
  expect(csv.split("\r\n")[0]).toContain("sub_vertical,vertical,wallet_dollars");
});

test("every figure explains itself with its actual values", async () => {
  const page = await openShare();
  await gap(page).click();
  const panel = page.getByTestId("explanation");
  await panel.waitFor();
  expect(await panel.textContent()).toMatch(/Your dollars − wallet × benchmark/);
  expect(await panel.textContent()).toMatch(/\$[\d,]+ − \$[\d,]+ = /);
});

test("the quadrant is reached by the keyboard and has a table", async () => {
  const page = await openShare();
  await page.locator("#quadrant").scrollIntoViewIfNeeded();
  const first = page.locator("#quadrant button[data-figure]").first();
  await first.focus();
  const id = await first.getAttribute("data-figure");
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-figure"))).not.toBe(id);
  await page.keyboard.press("Enter");
  await page.getByTestId("explanation").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#quadrant").getByRole("button", { name: "Table" }).click();
  await page.getByTestId("table-quadrant").getByRole("button", { name: "Show all" }).click();
  expect(await page.getByTestId("table-quadrant").locator("tbody tr").count()).toBe(96);
});

test("the list is searched, leads to the category, and feeds the call list", async () => {
  const page = await openShare();
  await page.locator("#subVerticalGaps").scrollIntoViewIfNeeded();
  await page.getByLabel("Search categories").fill("dealers");
  const rows = page.getByTestId("table-subVerticalGaps").locator("tbody tr");
  await expect.poll(() => rows.count()).toBeLessThan(10);
  await rows.first().getByRole("button").click();
  await page
    .getByRole("button", { name: /Call list/ })
    .first()
    .waitFor();
  await rows.first().getByRole("link").click();
  await page.waitForURL(/\/vertical\/subvertical\?sub=/);
});

test("what cannot be compared says why, and what to do", async () => {
  const page = await openShare("/share-wallet?market=nation");
  await gap(page).waitFor();
  expect(await gap(page).textContent()).toContain("cannot be compared with itself");
  await page.getByTestId("benchmark-field").selectOption("top");
  await expect.poll(() => gap(page).textContent(), { timeout: 10_000 }).toMatch(/\$[\d.]+[KMB]/);
});

test("an address edited by hand falls back to what makes sense", async () => {
  const page = await openShare(
    "/share-wallet?market=tv-803&medium=holograms&focus=dragons&benchmark=custom:900&year=1999",
  );
  await gap(page).waitFor();
  expect(await finding(page).textContent()).toContain("takes");
});

test("without the flag the screen is closed, and says which right is missing", async () => {
  const page = await openShare("/share-wallet", BASIC);
  await page.waitForURL(/unauthorized/);
});

test("who sells radio begins with radio", async () => {
  const page = await openShare("/share-wallet", RADIO);
  const closed = page.waitForURL(/unauthorized/).then(() => true);
  const open = gap(page)
    .waitFor()
    .then(() => false);
  if (await Promise.race([closed, open])) return;
  expect(await page.getByTestId("medium-field").inputValue()).toBe("radioOta");
});

test.each([
  ["a desk", DESK],
  ["a phone", PHONE],
])("on %s nothing bars anybody, by day or by night, and nothing scrolls sideways", async (_name, viewport) => {
  const page = await openShare(undefined, SELLER, { viewport });
  await gap(page).waitFor();
  await page.locator("#quadrant").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await barriers(page)).toEqual([]);
  await keepsItsWidth(page);
  await applyScheme(page, "dark");
  expect(await paleParts(page)).toEqual([]);
});

test.each([
  ["es-ES", /^TV .* recibe el|^Radio .* recibe el/],
  ["de-DE", /erhält/],
])("%s readers are told in their language", async (locale, words) => {
  const page = await openShare(undefined, SELLER, { locale });
  await gap(page).waitFor();
  expect(await finding(page).textContent()).toMatch(words);
});
