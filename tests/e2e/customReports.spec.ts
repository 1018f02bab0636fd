import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from "vitest";
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
  wearScheme,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** A report of one's own from the first step to its file: one story, told in order. */

let page: Page;
let heard: string[];

beforeAll(async () => {
  const context = await someone({ acceptDownloads: true });
  page = await context.newPage();
  await openAs(page, SELLER, "/custom-reports");
  heard = complaints(page);
});
beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
afterAll(() => page.context().close());

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

test("a template opens the builder with its preview, and says how large all of it becomes", async () => {
  await page.getByRole("link", { name: /^Media by year in my markets/ }).click();
  await table().waitFor();
  await page.getByTestId("report-size").filter({ hasText: "Made at once." }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test("a custom market counts as one, and is said to count a member twice that stands beside it", async () => {
  await steps().getByRole("radio", { name: "Choose" }).click();
  await choose("Markets", "New York");
  await press("Add a custom market");
  await page.getByLabel("Name of the custom market").fill("Both coasts");
  await choose("Custom markets", "New York");
  await choose("Custom markets", "Los Angeles");
  await table().getByRole("rowheader", { name: "Both coasts" }).first().waitFor();
  await page.getByText(/^There is no total, because these markets overlap/).waitFor();
});

test("rows, columns and measures are chosen step by step, each without a barrier", async () => {
  await press("Next: Rows and columns");
  await steps().getByRole("button", { name: "Remove Medium" }).click();
  await page.getByRole("combobox", { name: "Add to Rows" }).selectOption("vertical");
  await table().getByRole("rowheader", { name: "Automotive" }).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await press("Next: Measures");
  await page
    .getByRole("checkbox", { name: /^Growth/ })
    .first()
    .check();
  expect(await barriers(page)).toEqual([]);
  await press("Next: Layout");
  await steps().getByRole("radio", { name: "Chart" }).click();
  await page.getByRole("img", { name: /Vertical/ }).waitFor();
  await steps().getByRole("radio", { name: "My organization" }).click();
  expect(await barriers(page)).toEqual([]);
});

test("on a phone the builder keeps its width, and is readable on dark pages", async () => {
  await page.setViewportSize(PHONE);
  await keepsItsWidth(page);
  await wearScheme(page, "dark");
  expect(await paleParts(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await wearScheme(page, "light");
});

test("it is saved for the team, made as a file, and noted in its history", async () => {
  await page.getByLabel("Name", { exact: true }).fill("Verticals for Monday");
  await press("Save report");
  await page.getByRole("heading", { level: 1, name: "Verticals for Monday" }).waitFor();
  await page.getByText(/^Shared with/).waitFor();
  await page.getByRole("radio", { name: "CSV" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), press("Download CSV")]);
  expect(await readFile(await file.path(), "utf8")).toContain("Both coasts");
  await toast(/rows as CSV/).waitFor();
  const runs = page.getByTestId("report-runs");
  await runs.getByRole("cell", { name: "Done" }).waitFor();
  await runs.getByRole("button", { name: /Download .*\.csv$/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test("a schedule is set up and ended", async () => {
  await press("Set up a schedule");
  await page.getByRole("dialog").getByRole("radio", { name: "Every week" }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByText(/^Every Monday at 7:00\sAM$/).waitFor();
  await press("End schedule");
  await page.getByText("This report is made by hand.").waitFor();
});

test("a copy is one’s own and private; deleted, it can be had back", async () => {
  await press("Duplicate");
  await page.getByRole("heading", { level: 1, name: "Copy of Verticals for Monday" }).waitFor();
  await page.getByText("Private", { exact: true }).waitFor();
  await press("Delete");
  const gone = toast("“Copy of Verticals for Monday” is deleted.");
  await gone.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Copy of Verticals for Monday" }).waitFor();
  await page.getByRole("link", { name: "Verticals for Monday", exact: true }).waitFor();
  expect(heard).toEqual([]);
});
