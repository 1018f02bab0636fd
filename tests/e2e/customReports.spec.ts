import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterEach, beforeEach, expect, onTestFailed, test } from "vitest";
import { bearerOf, emptyList, isAnotherTry, listOf, nameInTry } from "#tests/support/anotherTry.ts";
import {
  barriers,
  complaints,
  DESK,
  keepPicture,
  keepsItsWidth,
  paleParts,
  PHONE,
  SELLER,
  someone,
  applyScheme,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** A report of one's own from the first step to its file, and what becomes of it once it is kept. */

/** As the report was named by the try that kept it. */
let kept = "";
let page: Page;
let heard: string[];

beforeEach(async ({ task }) => {
  const context = await someone();
  page = await context.newPage();
  onTestFailed(() => keepPicture(page, task.name));
  await openAs(page, SELLER, "/custom-reports");
  heard = complaints(page);
});
afterEach(() => page.context().close());

const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
const steps = () => page.getByRole("region", { name: "Steps" });
const table = () => page.getByTestId("report-table");
const choose = (field: string, market: string) =>
  page
    .getByRole("group", { name: field, exact: true })
    .getByRole("option", { name: new RegExp(`#\\d+\\s*${market}`) })
    .first()
    .click();
const toast = (words: string | RegExp) => page.getByTestId("toast").filter({ hasText: words });
const headed = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

async function openKept(): Promise<void> {
  await page.getByRole("link", { name: kept, exact: true }).click();
  await headed(kept);
}

test("a template is made one's own step by step, on a phone as well, and kept for the team with its file", async ({
  task,
}) => {
  await page.getByRole("link", { name: /^Media by year in my markets/ }).click();
  await table().waitFor();
  await page.getByTestId("report-size").filter({ hasText: "Ready immediately." }).waitFor();
  expect(await barriers(page)).toEqual([]);

  // A custom market counts as one, and is said to count a member twice that stands beside it.
  await steps().getByRole("radio", { name: "Choose" }).click();
  await choose("Markets", "New York");
  await press("Add a custom market");
  await page.getByLabel("Name of the custom market").fill("Both coasts");
  await choose("Custom markets", "New York");
  await choose("Custom markets", "Los Angeles");
  await table().getByRole("rowheader", { name: "Both coasts" }).first().waitFor();
  await page.getByText(/^There is no total, because these markets overlap/).waitFor();

  await press("Next: Rows and columns");
  await steps().getByRole("button", { name: "Remove Medium" }).click();
  await page.getByRole("combobox", { name: "Add to Rows" }).selectOption("vertical");
  await table().getByRole("rowheader", { name: "Automotive" }).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await press("Next: Measures");
  await page.getByRole("checkbox", { name: /^YoY/ }).first().check();
  expect(await barriers(page)).toEqual([]);
  await press("Next: Layout");
  await steps().getByRole("radio", { name: "Chart" }).click();
  const chart = page.getByRole("figure", { name: /Vertical/ });
  await chart.locator("[data-figure]").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.getByTestId("figure-tip").waitFor();
  await page.keyboard.press("Enter");
  await page.getByTestId("explanation").getByText("Source").first().waitFor();
  await page.keyboard.press("Escape");
  await steps().getByRole("radio", { name: "My organization" }).click();
  expect(await barriers(page)).toEqual([]);

  await page.setViewportSize(PHONE);
  await keepsItsWidth(page);
  await applyScheme(page, "dark");
  expect(await paleParts(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await applyScheme(page, "light");

  const name = nameInTry(task, "Verticals for Monday");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await press("Save report");
  await headed(name);
  kept = name;
  await page.getByText(/^Shared with/).waitFor();
  await page.getByRole("radio", { name: "CSV" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), press("Download CSV")]);
  expect(await readFile(await file.path(), "utf8")).toContain("Both coasts");
  await toast(/rows as CSV/).waitFor();
  const runs = page.getByTestId("report-runs");
  await runs.getByRole("cell", { name: "Done" }).waitFor();
  await runs.getByRole("button", { name: /Download .*\.csv$/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(heard).toEqual([]);
});

test("a schedule is set up and ended", async () => {
  await openKept();
  const setUp = page.getByRole("button", { name: "Set up a schedule" });
  const end = page.getByRole("button", { name: "End schedule" });
  await setUp.or(end).waitFor();
  // As a first try may have left it.
  if (await end.isVisible()) await end.click();
  await setUp.click();
  await page.getByRole("dialog").getByRole("radio", { name: "Every week" }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByText(/^Every Monday at 7:00\sAM$/).waitFor();
  await end.click();
  await page.getByText("This report runs only when you ask for it.").waitFor();
  expect(heard).toEqual([]);
});

test("a copy is one’s own and private; deleted, it can be had back", async ({ task }) => {
  const copy = `Copy of ${kept}`;
  if (isAnotherTry(task)) await deleteCopies(copy);
  await openKept();
  await press("Duplicate");
  await headed(copy);
  await page.getByText("Private", { exact: true }).waitFor();
  await press("Delete");
  const gone = toast(`“${copy}” is deleted.`);
  await gone.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: copy }).waitFor();
  await page.getByRole("link", { name: kept, exact: true }).waitFor();
  expect(heard).toEqual([]);
  // Colleagues see what is kept for the team.
  await emptyList(page, "/api/v1/custom-reports");
});

async function deleteCopies(name: string): Promise<void> {
  const headers = await bearerOf(page);
  const reports = await listOf<{ id: string; name: string }>(page, "/api/v1/custom-reports");
  for (const report of reports.filter((one) => one.name.startsWith(name)))
    await page.request.delete(`/api/v1/custom-reports/${report.id}`, { headers });
  await page.reload();
}
