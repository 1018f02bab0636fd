import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { nameInTry } from "#tests/support/anotherTry.ts";
import {
  barriers,
  complaints,
  keepPicture,
  keepsItsWidth,
  PHONE,
  SELLER,
  someone,
  turnDark,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";
import { workbookOf } from "#tests/support/workbook.ts";

/** Own revenue stays: no other test looks at this market. */
const PATH = "/share-wallet?market=tv-529&year=2026&medium=tvOta&focus=retail";

describe("own revenue and plans", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  async function openPlan(path = PATH, options = {}): Promise<Page> {
    const context = await someone(options);
    contexts.push(context);
    const page = await context.newPage();
    await openAs(page, SELLER, path);
    await page.getByTestId("revenue-grid").waitFor();
    return page;
  }

  const cellOf = (page: Page, category: string) =>
    page.getByTestId("revenue-grid").getByRole("row", { name: category }).locator("[data-cell]").first();

  async function dropFile(page: Page, name: string, buffer: Buffer): Promise<void> {
    await page.getByRole("button", { name: "Upload file" }).click();
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
    await page.getByTestId("revenue-report").waitFor();
  }

  test("is typed as into a spreadsheet, pasted as a block, and undone", async ({ task }) => {
    const page = await openPlan();
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByText("Only your organization sees this.").waitFor();
    const clothing = cellOf(page, "Clothing stores");
    await clothing.click();
    await page.keyboard.type("250k");
    await page.keyboard.press("Enter");
    await clothing.getByText("$250,000").waitFor();
    await page.keyboard.type("1,500,000");
    await page.keyboard.press("Enter");
    await cellOf(page, "Department stores").getByText("$1,500,000").waitFor();
    await page.getByRole("heading", { name: "You sold $1.8M of TV OTA here in 2026" }).waitFor();

    await page.evaluate(() => navigator.clipboard.writeText("10\n20\n"));
    await page.keyboard.press("Control+v");
    await cellOf(page, "Home centers").getByText("$10").waitFor();
    await cellOf(page, "Hardware stores").getByText("$20").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await cellOf(page, "Home centers").getByText("$10").waitFor({ state: "detached" });

    await clothing.click();
    await page.keyboard.type("lots");
    await page.keyboard.press("Enter");
    await page.getByText("This is not an amount.").waitFor();
    await page.keyboard.press("Escape");
    expect(await clothing.textContent()).toBe("$250,000");
  });

  test("comes in as CSV and as a workbook, and a file with faults is told line by line and changes nothing", async ({
    task,
  }) => {
    const page = await openPlan("/share-wallet?market=tv-501&year=2026&medium=tvOta&focus=leisure");
    onTestFailed(() => keepPicture(page, task.name));
    await dropFile(page, "faulty.csv", Buffer.from("category,year,amount\nHotells & motels,2026,1\nCasinos,20,2\n"));
    const report = page.getByTestId("revenue-report");
    await report.getByText("This category is not known").waitFor();
    expect(await report.textContent()).toContain("Hotels & motels");
    expect(await page.getByRole("button", { name: "Import", exact: true }).isDisabled()).toBe(true);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

    await dropFile(page, "own.csv", Buffer.from("category,year,amount\nHotels & motels,2026,4000000\n"));
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await cellOf(page, "Hotels & motels").getByText("$4,000,000").waitFor();

    const workbook = workbookOf([
      ["Branche", "Jahr", "Monat", "Umsatz"],
      ["Hotels und Motels", 2026, 1, 100_000.4],
      ["Hotels und Motels", 2026, 2, 200_000],
    ]);
    await dropFile(page, "own.xlsx", workbook);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Import 2 rows" }).click();
    await page.getByTestId("chart-ownPacing").waitFor();
    await page.getByRole("radio", { name: "Months" }).waitFor();
    await cellOf(page, "Hotels & motels").getByText("$100,000").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("#ownRevenue").getByRole("button", { name: "CSV" }).click(),
    ]);
    expect(await readFile(await file.path(), "utf8")).toContain("tv-501,tvOta,hotels,2026,2,200000");
  });

  test("a shift by the keyboard moves the bar, stands in the address and opens again", async ({ task }) => {
    const page = await openPlan("/share-wallet?market=tv-803&year=2026&medium=radioOta");
    onTestFailed(() => keepPicture(page, task.name));
    const boundary = page.getByTestId("shift-bar").getByRole("slider").first();
    const before = Number(await boundary.getAttribute("aria-valuenow"));
    await boundary.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press("PageUp");
    // The bar is painted with the next frame.
    await expect.poll(async () => Number(await boundary.getAttribute("aria-valuenow"))).toBeCloseTo(before + 3, 1);
    await page.waitForURL(/shift=/);
    await page.getByRole("heading", { name: /This mix is worth \$[\d.]+M more to Radio OTA/ }).waitFor();
    const percents = await page.locator("#shiftSimulator [data-say=percent]").allTextContents();
    // Each is rounded by itself.
    expect(percents.filter(Boolean).reduce((sum, text) => sum + Number.parseFloat(text), 0)).toBeCloseTo(100, 0);

    await page.reload();
    await page.getByRole("heading", { name: /This mix is worth/ }).waitFor();
    expect(Number(await boundary.getAttribute("aria-valuenow"))).toBeCloseTo(before + 3, 1);
    await page.getByRole("button", { name: "Undo all shifts" }).click();
    await page.waitForURL((url) => !url.search.includes("shift="));
  });

  test("a goal says what it needs, and scenarios stand side by side", async ({ task }) => {
    const fifth = nameInTry(task, "A fifth");
    const quarter = nameInTry(task, "A quarter");
    const page = await openPlan("/share-wallet?market=tv-501&year=2026&medium=tvOta");
    onTestFailed(() => keepPicture(page, task.name));
    const save = async (name: string) => {
      await page.getByRole("button", { name: "Save scenario" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill(name);
      await page.getByRole("dialog").getByRole("button", { name: "Save scenario" }).click();
      await page
        .getByTestId("toast")
        .filter({ hasText: `Saved as “${name}”` })
        .waitFor();
    };
    await page.getByTestId("goal-share").fill("20");
    await page.waitForURL(/goal=2027(:|%3A)20/);
    await page.getByRole("heading", { name: /^20\.0% by 2027 needs/ }).waitFor();
    await save(fifth);
    await page.getByTestId("goal-share").fill("25");
    await page.waitForURL(/goal=2027(:|%3A)25/);
    await save(quarter);

    await page.getByRole("button", { name: /^Scenarios/ }).click();
    await page.getByLabel(`Compare “${fifth}”`).check();
    await page.getByLabel(`Compare “${quarter}”`).check();
    const table = page.getByTestId("compare-scenarios");
    const needed = table.getByRole("row", { name: /Needed for the goal \$/ });
    await needed.waitFor();
    expect(await table.textContent()).toContain("25.0% · 2027");
    expect(await barriers(page)).toEqual([]);

    await page.getByRole("button", { name: `Actions: ${fifth}` }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByTestId("toast").filter({ hasText: "is deleted" }).getByRole("button", { name: "Undo" }).click();
    await page.getByLabel(`Compare “${fifth}”`).waitFor();
  });

  test.each([
    ["by day", {}, false],
    ["by night on a telephone", { viewport: PHONE }, true],
  ] as const)("%s nothing is a barrier, and no page scrolls sideways", async (_what, options, dark) => {
    const page = await openPlan(PATH, options);
    const heard = complaints(page);
    if (dark) await turnDark(page);
    await page.locator("#goalPlan").scrollIntoViewIfNeeded();
    await page.getByTestId("chart-goalPlan").waitFor();
    expect(await barriers(page)).toEqual([]);
    await keepsItsWidth(page);
    expect(heard).toEqual([]);
  });
});
