import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barsNobody, complaints, keepPicture, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const HEAD = "Code,Branch,Channel,Season,Money\n";
const agency = (tv: string) => `${HEAD}501,hotels,${tv},2025,1200000
501,hospitals,tvOta,2025,lots
803,hotels,tvOta,2025,900000
`;

const asFile = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

/** Drops a file on the list of imports and waits until it was looked at. */
async function bring(page: Page, name: string, text: string): Promise<void> {
  await page.goto("/administration/imports");
  await page.locator('input[type="file"]').setInputFiles(asFile(name, text));
  await page.waitForURL(/\/imports\/\d+$/);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("combobox", { name: "What is in the file?" }).waitFor();
}

async function chooseSpending(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "What is in the file?" }).click();
  await page.getByRole("option", { name: "Spending", exact: true }).click();
  await page.getByLabel(/^market_code:/).waitFor();
}

describe("the import wizard", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  test("takes an agency's file to the draft: columns, names, a mended cell, what would change", async ({ task }) => {
    // What a name means is remembered, from the first try on.
    const telly = nameInTry(task, "Telly");
    context = await someone();
    const page = await context.newPage();
    const heard = complaints(page);
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, ADMIN, "/administration/imports");
    await page.getByText("Drop a file here").waitFor();
    await bring(page, "agency.csv", agency(telly));
    await chooseSpending(page);
    for (const [key, column] of [
      ["market_code", "Code"],
      ["vertical", "Branch"],
      ["medium", "Channel"],
      ["year", "Season"],
      ["amount_usd", "Money"],
    ] as const)
      await page.getByLabel(new RegExp(`^${key}:`)).selectOption({ label: column });
    // Typing ahead comes past what other fields have, and takes it from none that it does not end at.
    const [medium, year] = [page.getByLabel(/^medium:/), page.getByLabel(/^year:/)];
    await medium.selectOption({ label: "Season" });
    expect(await year.inputValue()).toBe("");
    await medium.selectOption({ label: "Channel" });
    expect(await year.locator("option:checked").textContent()).toBe("Season");
    await barsNobody(page);
    await page.getByRole("button", { name: "Check all rows" }).press("Enter");

    await page.getByText("1 of 3 rows are valid").waitFor();
    // The button is gone; the Tab key goes on in the step that took its place.
    await page.keyboard.press("Tab");
    expect(await page.locator("main :focus").count()).toBe(1);
    // What a name may mean is offered as soon as its field has the focus.
    await page.keyboard.press("Escape");
    await barsNobody(page);
    await page.getByRole("combobox", { name: `What “${telly}” means` }).click();
    await page.getByRole("option", { name: "TV OTA", exact: true }).click();
    await page.getByRole("button", { name: "Apply 1 answer and check again" }).click();
    await page.getByText("2 of 3 rows are valid").waitFor();

    // What was said stays on the server: a reload forgets nothing.
    await page.reload();
    await page.getByLabel("New text for line 3, Money").fill("350000");
    await page.getByRole("button", { name: "Apply 1 correction and check again" }).click();
    await page.getByText("3 rows, all valid").waitFor();
    await page.getByRole("button", { name: "See what would change" }).click();
    await page.getByText("Markets that move most").waitFor();
    await barsNobody(page);
    await page.getByRole("button", { name: "Add to the draft" }).click();
    await page.getByRole("heading", { name: "The file is in the draft" }).waitFor();

    await bring(page, "agency-2.csv", agency(telly));
    await chooseSpending(page);
    await page.getByText("as last time").first().waitFor();
    await page.getByRole("button", { name: "Discard the file" }).click();
    await page.waitForURL(/\/imports$/);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("“agency-2.csv” is back").waitFor();
    expect(heard).toEqual([]);
  });
});
