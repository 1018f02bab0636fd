import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from "vitest";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
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

/** The sheet that a seller leaves behind: opened where its subject is, seen before it is made, taken along in two kinds of files. */

let page: Page;
let heard: string[];

beforeAll(async () => {
  const context = await someone();
  page = await context.newPage();
  await openAs(page, SELLER, "/vertical/1?market=tv-623&year=2026");
  heard = complaints(page);
  await openSheet();
});
beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
afterAll(() => page.context().close());
eachBeginsAgain(() => page, openSheet);

async function openSheet(): Promise<void> {
  if (await dialog().isVisible()) return;
  await page.getByTestId("screen-head").getByRole("button", { name: "Download" }).click();
  await page.getByTestId("screen-head").getByRole("button", { name: "One-sheet" }).click();
  await preview()
    .getByRole("heading", { name: /^Automotive in Dallas/ })
    .waitFor();
}

const dialog = () => page.getByRole("dialog");
const preview = () => page.getByTestId("story-preview");

test("on the page of a vertical it is about that vertical in that market, and can be read before it is made", async () => {
  await preview().getByText("Open estimate").first().waitFor();
  await preview().getByRole("heading", { name: "Automotive at a glance" }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test("client and language of the reader’s wish show at once", async () => {
  await dialog().getByLabel("Client").fill("Smith & Söhne");
  await preview()
    .getByText(/Smith & Söhne/)
    .waitFor();
  await dialog().getByTestId("story-language").selectOption("de-DE");
  await preview().locator("article[lang=de-DE]").waitFor();
  await preview().getByText("Offene Schätzung").first().waitFor();
  expect(await preview().innerText()).toMatch(/\d,\d\s%/);
});

test.each([
  ["PDF", "pdf", "%PDF-"],
  ["PPTX", "pptx", "PK"],
])("it is downloaded as %s", async (name, ending, begins) => {
  await openSheet();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog()
      .getByRole("button", { name: `Download ${name}` })
      .click(),
  ]);
  expect(file.suggestedFilename()).toBe(`open-estimate-tv-623-automotive-one-sheet-2026.${ending}`);
  expect((await readFile(await file.path())).toString("latin1", 0, 5)).toContain(begins);
});

test("its dialog fits a phone, and is readable on dark pages", async () => {
  await page.setViewportSize(PHONE);
  await openSheet();
  await preview().getByRole("heading", { name: "Automotive at a glance" }).waitFor();
  await keepsItsWidth(page);
  expect(await barriers(page)).toEqual([]);
  await applyScheme(page, "dark");
  expect(await paleParts(page)).toEqual([]);
  await page.setViewportSize(DESK);
  expect(await paleParts(page)).toEqual([]);
  expect(heard).toEqual([]);
});
