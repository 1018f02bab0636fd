import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright";
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
import { examplePng } from "#tests/support/examplePng.ts";
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
  await preview().locator("article").waitFor();
}

const dialog = () => page.getByRole("dialog");
const client = () => dialog().getByRole("combobox", { name: "Client", exact: true });
const preview = () => page.getByTestId("story-preview");

test("on the page of a vertical it is about that vertical in that market, and can be read before it is made", async () => {
  await preview().getByText("Open estimate").first().waitFor();
  await preview().getByRole("heading", { name: "Season: Automotive" }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test("a manager sees gaps, a client the season; from the client’s numbers follows what a budget must bring", async () => {
  await dialog().getByRole("radio", { name: "Own manager" }).click();
  await preview().getByRole("heading", { name: "Automotive at a glance" }).waitFor();
  expect(await dialog().getByLabel("A sale is worth, $").count()).toBe(0);
  await dialog().getByRole("radio", { name: "Client" }).click();
  await dialog().getByLabel("Client’s budget a year, $").fill("24000");
  await preview().getByRole("heading", { name: "Month by month" }).waitFor();
  await dialog().getByLabel("A sale is worth, $").fill("8000");
  await dialog().getByLabel("Left of a sale, %").fill("40");
  await dialog().getByLabel("Become customers, at least, %").fill("20");
  await dialog().getByLabel("At most, %").fill("10");
  await dialog().getByText("Not below the least.").waitFor();
  await dialog().getByLabel("At most, %").fill("40");
  await preview().getByText("20–40").waitFor();
  expect(await preview().innerText()).not.toMatch(/nation’s share|To win/);
  expect(await barriers(page)).toEqual([]);
});

test("client and language of the reader’s wish show at once", async () => {
  await client().fill("Smith & Söhne");
  await preview()
    .getByText(/Smith & Söhne/)
    .first()
    .waitFor();
  await dialog().getByTestId("story-language").selectOption("de-DE");
  await preview().locator("article[lang=de-DE]").waitFor();
  await preview().getByText("Offene Schätzung").first().waitFor();
  expect(await preview().innerText()).toMatch(/\d,\d\s%/);
});

test("the client’s logo is chosen once and is there again whenever that client is; removing it can be undone", async () => {
  await dialog().getByTestId("story-language").selectOption("en-US");
  await client().fill("Example Motors");
  const logo = dialog().getByRole("img", { name: "Logo of Example Motors" });
  const chosen = page.waitForEvent("filechooser");
  await dialog().getByRole("button", { name: "Choose an image" }).click();
  await (await chosen).setFiles({ name: "logo.txt", mimeType: "image/png", buffer: Buffer.from("none") });
  await dialog().getByText("This file cannot be used").waitFor();
  expect(heard.splice(0)).toEqual([expect.stringContaining("400")]);
  const again = page.waitForEvent("filechooser");
  await dialog().getByRole("button", { name: "Choose an image" }).click();
  await (await again).setFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from(examplePng(120, 40)) });
  await logo.waitFor();
  await client().fill("Smith & Söhne");
  await logo.waitFor({ state: "detached" });
  await client().fill("example motors");
  await dialog().getByRole("img", { name: "Logo of example motors" }).waitFor();
  await dialog().getByRole("button", { name: "Remove", exact: true }).click();
  await dialog().getByRole("button", { name: "Choose an image" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await dialog().getByRole("img", { name: "Logo of example motors" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog().getByRole("button", { name: "Remove", exact: true }).click();
  await client().fill("Smith & Söhne");
  await dialog().getByTestId("story-language").selectOption("de-DE");
  await preview().locator("article[lang=de-DE]").waitFor();
});

test("it is downloaded as PDF and PPTX in one go, and the dialog stays for the next client", async () => {
  await openSheet();
  await dialog().getByLabel("PPTX").check();
  const files: Download[] = [];
  page.on("download", (file) => files.push(file));
  await dialog().getByRole("button", { name: "Download" }).click();
  await expect.poll(() => files.length, { timeout: 30_000 }).toBe(2);
  const kept = await Promise.all(
    files.map(async (file) => [file.suggestedFilename(), (await readFile(await file.path())).toString("latin1", 0, 2)]),
  );
  const name = "open-estimate-tv-623-automotive-one-sheet-2026";
  expect(Object.fromEntries(kept)).toEqual({ [`${name}.pdf`]: "%P", [`${name}.pptx`]: "PK" });
  expect(await dialog().isVisible()).toBe(true);
});

test("it is opened again as it was made last: for the same client, in the same language and formats", async () => {
  await page.reload();
  await preview().locator("article[lang=de-DE]").waitFor();
  expect(await client().inputValue()).toBe("Smith & Söhne");
  expect(await dialog().getByLabel("Client’s budget a year, $").inputValue()).toBe("24,000");
  expect(await dialog().getByTestId("story-language").inputValue()).toBe("de-DE");
  expect(await dialog().getByLabel("PPTX").isChecked()).toBe(true);
});

test("leaving the client empty is a choice too, and is kept like any other", async () => {
  await client().fill("");
  const file = page.waitForEvent("download");
  await dialog().getByRole("button", { name: "Download" }).click();
  await file;
  await page.reload();
  await preview().locator("article").waitFor();
  expect(await client().inputValue()).toBe("");
});

test("its dialog fits a phone, and is readable on dark pages", async () => {
  await page.setViewportSize(PHONE);
  await preview().locator("article").waitFor();
  await keepsItsWidth(page);
  expect(await barriers(page)).toEqual([]);
  await applyScheme(page, "dark");
  expect(await paleParts(page)).toEqual([]);
  await page.setViewportSize(DESK);
  expect(await paleParts(page)).toEqual([]);
  expect(heard).toEqual([]);
});
