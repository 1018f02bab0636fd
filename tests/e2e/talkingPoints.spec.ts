import type { BrowserContext, Page } from "playwright";
import { afterEach, beforeEach, expect, test } from "vitest";
import { complaints, SELLER, someone } from "#tests/support/browser.ts";
import { openSummary } from "#tests/support/openAs.ts";

let context: BrowserContext;
let page: Page;
let heard: string[];

beforeEach(async () => {
  context = await someone();
});

afterEach(async () => {
  expect(heard).toEqual([]);
  await context.close();
});

async function open(path: string): Promise<void> {
  page = await openSummary(context, SELLER, path);
  heard = complaints(page);
  await page.getByTestId("talking-points").waitFor();
}

const points = () => page.getByTestId("talking-points");

test("a seller copies the talking points of a market as they stand, with where they come from", async () => {
  await open("/market-summary?market=tv-623&year=2026");
  const sentences = await points().getByRole("listitem").allInnerTexts();
  expect(sentences.length).toBeGreaterThanOrEqual(3);
  await points().getByRole("button", { name: "Copy" }).click();
  await points().getByText("Copied").waitFor();
  const copied = (await page.evaluate<string>("navigator.clipboard.readText()")).split("\n");
  expect(copied.slice(1, -1)).toEqual(sentences.map((sentence) => `• ${sentence}.`));
  expect(copied.at(-1)).toContain("Open estimate");
});

test("a figure in a sentence explains itself by keyboard, and gives the focus back", async () => {
  await open("/market-summary?market=tv-623&year=2026");
  const figure = points().getByRole("listitem").first().getByRole("button").first();
  await figure.focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("explanation").waitFor();
  expect(await page.getByTestId("explanation").innerText()).toContain(await figure.innerText());
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate<string>("document.activeElement.textContent")).toBe(await figure.innerText());
});

test("talking points follow the filters", async () => {
  await open("/market-summary?market=tv-623&year=2026");
  const before = await points().innerText();
  await page.getByRole("switch").first().click();
  await expect.poll(() => points().innerText()).not.toBe(before);
});
